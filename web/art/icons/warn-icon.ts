export const warnIcon = '<path d="M12 4.5 21 19.5H3zM12 10v4.5M12 17h.01"/>';
