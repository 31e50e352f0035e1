import { storage } from '../storage.ts';

/** The handle that came with code '-4': the chat app's id waits for a number. */
const key = 'openId';

export const pendingOpenId = {
  get: (): string | undefined => storage.get(key),
  keep: (handle: string): void => storage.set(key, handle),
  forget: (): void => storage.remove(key),
};
