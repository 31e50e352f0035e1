export const downIcon = '<path d="m5.5 9.5 6.5 6 6.5-6"/>';
