export const clockIcon = '<circle cx="12" cy="12" r="8"/><path d="M12 7.5V12l3.2 2"/>';
