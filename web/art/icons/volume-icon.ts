export const volumeIcon =
  '<path d="M4.5 10v4h3l4.5 4V6L7.5 10zM15.5 9a4.5 4.5 0 0 1 0 6M17.8 6.5a8 8 0 0 1 0 11"/>';
