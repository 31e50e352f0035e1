export const wifiIcon =
  '<path d="M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 12.8a8 8 0 0 1 11 0M9.5 16a3.8 3.8 0 0 1 5 0M12 19h.01"/>';
