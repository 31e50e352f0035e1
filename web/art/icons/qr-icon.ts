export const qrIcon =
  '<rect x="4" y="4" width="6.5" height="6.5" rx="1.2"/><rect x="13.5" y="4" width="6.5" height="6.5" rx="1.2"/><rect x="4" y="13.5" width="6.5" height="6.5" rx="1.2"/><path d="M13.5 13.5h2.5v2.5M20 13.5V16M13.5 20h2.5M20 19.5v.5h-1.5"/>';
