import { toUrlBase64 } from '../crypto/base64.ts';

/** The user id as links carry it (IU): URL-safe Base64. It hides nothing, so it goes to agreed places only. */
export const encodedUserId = (userId: string): string => toUrlBase64(new TextEncoder().encode(userId));
