export const navIcon = '<path d="M20 4 4 10.8l7 2.2 2.2 7z"/>';
