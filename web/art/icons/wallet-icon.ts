export const walletIcon =
  '<path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H6"/><path d="M16 13.5h.01" stroke-width="2.4"/>';
