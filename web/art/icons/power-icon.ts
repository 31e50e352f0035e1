export const powerIcon = '<path d="M12 3.5v8M7 6.5a7.5 7.5 0 1 0 10 0"/>';
