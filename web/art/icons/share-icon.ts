export const shareIcon = '<path d="M13.5 5.5 20 11l-6.5 5.5v-3.3C9 13 6 14.5 4 18c.3-5 3.3-8.8 9.5-9.2z"/>';
