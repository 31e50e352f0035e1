export const rightIcon = '<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>';
