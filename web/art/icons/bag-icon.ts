export const bagIcon =
  '<path d="M5 8.5h14l-1 10.8a1.5 1.5 0 0 1-1.5 1.2h-9A1.5 1.5 0 0 1 6 19.3zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3"/>';
