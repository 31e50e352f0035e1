import type { Environment } from '#core/config/environments.ts';
import { storeOf } from '../storage/storage.ts';
import { createStore } from '../store/create-store.ts';

/** The member as of the last visit: pages are drawn with it before the server has answered. */
export interface RememberedMember {
  /** The masked number. */
  readonly mobile: string;
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

const isText = (value: unknown): value is string => typeof value === 'string';

/** The stored value may be of an older release. */
function parse(stored: string): RememberedMember | undefined {
  try {
    const { mobile, level, levelName, products } = JSON.parse(stored) as Partial<
      Record<keyof RememberedMember, unknown>
    >;
    return isText(mobile) && Number.isInteger(level) && isText(levelName) && Array.isArray(products)
      ? { mobile, level: Number(level), levelName, products: products.filter(isText) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Restores the member before the first render, if there is a session to ask the server about. */
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
