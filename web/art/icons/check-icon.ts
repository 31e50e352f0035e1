export const checkIcon = '<path d="m5 12.5 4.8 4.8L19 7.5"/>';
