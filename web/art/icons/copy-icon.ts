export const copyIcon =
  '<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 5.5A1.5 1.5 0 0 0 14 4H6a2 2 0 0 0-2 2v8a1.5 1.5 0 0 0 1.5 1.5"/>';
