export const simIcon =
  '<path d="M6 5.5A1.5 1.5 0 0 1 7.5 4H14l4 4v10.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 18.5z"/><rect x="9" y="11.5" width="6" height="5.5" rx="1"/>';
