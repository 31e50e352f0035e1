import type { Outside } from '#core/config/outside.ts';
import type { Store } from '../storage/storage.ts';
import { randomText } from './random-text.ts';

const stateKey = 'chatState';
const madeKey = 'chatTrip';

/** Whether the chat app's authorize page can be asked here. */
export const canAuthorize = ({ pages, chatAppId }: Outside): boolean => pages.chatAuthorize !== '' && chatAppId !== '';

/** The way to the authorize page and back to `here`; its state is bound to this tab, so that nobody else's code is taken (decisions §3). */
export function beginChatTrip({ pages, chatAppId }: Outside, tab: Store, here: string): string {
  const state = randomText();
  tab.set(stateKey, state);
  tab.set(madeKey, '1');
  const url = new URL(pages.chatAuthorize, here);
  const query = { appid: chatAppId, redirect_uri: here, response_type: 'code', scope: 'snsapi_userinfo', state };
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

/** Whether this tab has been there: nobody is sent round twice who did not ask for it. */
export const chatTripMade = (tab: Store): boolean => tab.get(madeKey) !== undefined;

/** Whether this tab waits for a code with this state. */
export const awaitsChatCode = (tab: Store, state: string | undefined): boolean => state !== undefined && tab.get(stateKey) === state;

/** A state serves once. */
export const endChatTrip = (tab: Store): void => tab.remove(stateKey);
