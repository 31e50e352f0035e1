import type { Environment } from '#core/config/environments.ts';
import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import { storeOf } from '../storage/storage.ts';
import { createStore } from '../store/create-store.ts';

/** The member as of the last visit: pages are drawn with it before the server has answered, and while it cannot be reached. */
export interface RememberedMember {
  /** With the masked number, without the id of the chat app. */
  readonly user: UserInfo;
  readonly level: number;
  readonly levelName: string;
  /** Ids of the held products. */
  readonly products: readonly string[];
}

const key = 'member';
const useStore = createStore<{ readonly member: RememberedMember | undefined }>({ member: undefined });

/** The remembered member; undefined during hydration, for guests, and before a member's first visit. */
export const useRememberedMember = (): RememberedMember | undefined => useStore(({ member }) => member);
export const rememberedMember = (): RememberedMember | undefined => useStore.getState().member;

/** The stored value may be of an older release, which kept no user. */
function parse(stored: string): RememberedMember | undefined {
  try {
    const {
      user,
      level = 0,
      levelName = '',
      products = [],
    } = JSON.parse(stored) as Partial<RememberedMember>;
    return user ? { user, level, levelName, products } : undefined;
  } catch {
    return undefined;
  }
}

/** Restores the member before the first render, if there is a session to verify with the server. */
export function restoreMember({ storagePrefix }: Environment, mayBeSignedIn: boolean): void {
  const stored = mayBeSignedIn ? storeOf('localStorage', storagePrefix).get(key) : undefined;
  const member = stored === undefined ? undefined : parse(stored);
  useStore.setState(() => ({ member }));
}

export function rememberMember({ storagePrefix }: Environment, member: RememberedMember): void {
  const text = JSON.stringify(member);
  if (JSON.stringify(rememberedMember()) === text) return;
  storeOf('localStorage', storagePrefix).set(key, text);
  useStore.setState(() => ({ member }));
}

export function forgetMember({ storagePrefix }: Environment): void {
  storeOf('localStorage', storagePrefix).remove(key);
  if (rememberedMember()) useStore.setState(() => ({ member: undefined }));
}
