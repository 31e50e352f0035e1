import type { Outside } from '#core/config/outside.ts';
import type { Store } from '../storage/storage.ts';
import { hasCryptography } from './has-cryptography.ts';
import { randomText } from './random-text.ts';

const stateKey = 'chatState';
const secretKey = 'chatSecret';
const madeKey = 'chatTrip';

/** Whether the chat app's authorize page can be asked here. */
export const canAuthorize = ({ pages, chatAppId }: Outside): boolean =>
  pages.chatAuthorize !== '' && chatAppId !== '' && hasCryptography();

/**
 * The way to the authorize page and back to `here`. Its state is the hash of a secret that stays in this tab: nobody else's code is taken
 * here, and who reads the address that comes back cannot use it elsewhere (decisions §3). Hex alone: the chat app keeps nothing but letters and digits.
 */
export async function beginChatTrip(
  { pages, chatAppId }: Outside,
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

/** Whether this tab has been there: nobody is sent round twice who did not ask for it. */
export const chatTripMade = (tab: Store): boolean => tab.get(madeKey) !== undefined;

/** Whether this tab waits for a code with this state. */
export const awaitsChatCode = (tab: Store, state: string | undefined): boolean =>
  state !== undefined && tab.get(stateKey) === state;

/** The secret behind the state, which serves once. */
export function endChatTrip(tab: Store): string | undefined {
  const secret = tab.get(secretKey);
  for (const key of [stateKey, secretKey]) tab.remove(key);
  return secret;
}

const sha256 = async (text: string): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
