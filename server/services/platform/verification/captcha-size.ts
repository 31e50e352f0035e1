/** The slider captcha's picture and piece, in CSS pixels. */
export const captchaSize = { width: 294, height: 156, piece: 52 } as const;
