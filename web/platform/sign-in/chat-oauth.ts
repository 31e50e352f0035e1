import type { ExternalServices } from '#core/config/external-services.ts';
import type { Store } from '../storage/storage.ts';
import { hasCryptography } from './has-cryptography.ts';
import { randomText } from '../crypto/random-text.ts';

const stateKey = 'chatState';
const secretKey = 'chatSecret';
const madeKey = 'chatTrip';

/** Whether the chat app's authorize page is available here. */
export const canAuthorize = ({ pages, chatAppId }: ExternalServices): boolean =>
  pages.chatAuthorize !== '' && chatAppId !== '' && hasCryptography();

/**
 * The OAuth redirect and its return to `here`. The state is the hash of a secret kept in this tab: foreign codes are refused,
 * and a leaked return URL is useless elsewhere (decisions §3). Hex, because the chat app accepts letters and digits only.
 */
export async function beginChatOAuth(
  { pages, chatAppId }: ExternalServices,
  tab: Store,
  here: string,
): Promise<string> {
  const secret = randomText();
  const state = await sha256(secret);
  tab.set(secretKey, secret);
  tab.set(stateKey, state);
  tab.set(madeKey, '1');
  const url = new URL(pages.chatAuthorize, here);
  const query = {
    appid: chatAppId,
    redirect_uri: here,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  };
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

/** Whether this tab has been redirected before: it happens automatically only once. */
export const hasTriedChatOAuth = (tab: Store): boolean => tab.get(madeKey) !== undefined;

/** Whether this tab waits for a code with this state. */
export const awaitsChatCode = (tab: Store, state: string | undefined): boolean =>
  state !== undefined && tab.get(stateKey) === state;

/** The secret of the state, removed when read. */
export function takeChatOAuthSecret(tab: Store): string | undefined {
  const secret = tab.get(secretKey);
  for (const key of [stateKey, secretKey]) tab.remove(key);
  return secret;
}

const sha256 = async (text: string): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
