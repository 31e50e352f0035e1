import { toUrlBase64 } from '../crypto/base64.ts';

/** The user id in links (IU): URL-safe Base64, which is no encryption, so only trusted origins receive it. */
export const encodedUserId = (userId: string): string => toUrlBase64(new TextEncoder().encode(userId));
