export type ChatSdkResult =
  | { readonly kind: 'ok' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

/** Parses the answer of a chat SDK call: '{api}:ok' is success, '{api}:cancel' a cancel, anything else a failure (§8). */
export const chatSdkResult = (api: string, errMsg: string | undefined): ChatSdkResult => {
  const message = errMsg ?? '';
  if (message === `${api}:ok`) return { kind: 'ok' };
  if (message.startsWith(`${api}:cancel`)) return { kind: 'cancelled' };
  return { kind: 'failed', message: message || `${api}:fail` };
};
