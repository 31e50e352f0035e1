/** The user id as links carry it (IU): URL-safe Base64. It hides nothing, so it goes to agreed places only. */
export const encodedUserId = (userId: string): string =>
  btoa(encodeURIComponent(userId).replace(/%([\dA-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
