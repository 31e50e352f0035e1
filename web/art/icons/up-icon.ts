export const upIcon = '<path d="m5.5 14.5 6.5-6 6.5 6"/>';
