import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import { storage } from '../storage.ts';

const key = 'member';

/** The member of the last answered session, for starts without a network: with the masked number, without the id of the chat app. */
export const rememberedMember = {
  get(): UserInfo | undefined {
    const stored = storage.get(key);
    try {
      return stored === undefined ? undefined : (JSON.parse(stored) as UserInfo);
    } catch {
      return undefined;
    }
  },
  keep: (user: UserInfo): void => storage.set(key, JSON.stringify({ ...user, openId: null })),
  forget: (): void => storage.remove(key),
};
