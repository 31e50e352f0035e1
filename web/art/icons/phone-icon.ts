export const phoneIcon = '<rect x="7" y="3" width="10" height="18" rx="2.5"/><path d="M11 18h2"/>';
