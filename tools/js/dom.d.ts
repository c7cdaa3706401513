// The scripts know which element stands behind a selector, a target or an id; the compiler does not.

export {};

declare global {
  interface Event {
    detail: any;
    pointerId: any;
  }

  interface EventTarget {
    closest: any;
    matches: any;
    checked: any;
    dataset: any;
    elements: any;
    id: any;
    method: any;
  }

  interface Node {
    dataset: any;
    contains(other: EventTarget | null): boolean;
  }

  interface Element {
    checked: any;
    click: any;
    disabled: any;
    elements: any;
    files: any;
    focus: any;
    hash: any;
    hidden: any;
    href: any;
    popoverTargetElement: any;
    select: any;
    src: any;
    value: any;
  }

  interface HTMLElement {
    close: any;
    elements: any;
    open: any;
    show: any;
    showModal: any;
    value: any;
  }

  interface Window {
    // Events of our own, from one script to another.
    addEventListener(type: "warned" | "helping", listener: (event: CustomEvent) => void): void;
  }

  interface Navigator {
    userAgentData?: { mobile: boolean };
  }
}
