export const searchIcon = '<circle cx="10.8" cy="10.8" r="6.3"/><path d="M15.6 15.6 20 20"/>';
