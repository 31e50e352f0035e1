/** Sent with every sign-in (§9). */
export const loginSource = 2 as const;

/** The kinds of sign-in (§9). */
export const loginTypes = { sso: 0, sms: 1, chatApp: 2 } as const;
export type LoginType = (typeof loginTypes)[keyof typeof loginTypes];

/** The one-tap number sign-in SDK (§7). */
export const oneTapSdk = { version: '1.2', openType: '1' } as const;
