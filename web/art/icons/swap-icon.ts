export const swapIcon = '<path d="M4 9h14l-3.5-3.5M20 15H6l3.5 3.5"/>';
