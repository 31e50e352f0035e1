export const infoIcon = '<circle cx="12" cy="12" r="8.2"/><path d="M12 11v5M12 8h.01"/>';
