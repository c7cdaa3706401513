"""What one viewer sees: pictures with their choices, and the parts of the page that change."""
