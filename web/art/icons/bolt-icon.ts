export const boltIcon = '<path d="M13.5 3 5.5 13.5H11L10 21l8.5-11H13z"/>';
