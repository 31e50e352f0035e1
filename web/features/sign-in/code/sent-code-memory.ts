import type { Environment } from '#core/config/environments.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import type { SentCode } from './sent-code.ts';

const key = 'loginCodeSent';
/** Longer than any code lives: a phone whose clock was set back does not wait for it. */
const longestMs = 15 * 60_000;

/** Remembers the code on its way while the tab lives: a phone may drop the page while its owner reads the message. */
export function sentCodeMemory({ storagePrefix }: Pick<Environment, 'storagePrefix'>, clock: () => number = Date.now) {
  const store = storeOf('sessionStorage', storagePrefix);
  const listeners = new Set<() => void>();
  let known: { readonly sent: SentCode | undefined } | undefined;
  const tell = (sent: SentCode | undefined) => {
    known = { sent };
    for (const listener of listeners) listener();
  };
  return {
    current(): SentCode | undefined {
      known ??= { sent: parse(store.get(key), clock()) };
      return known.sent;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep(sent: SentCode) {
      store.set(key, JSON.stringify(sent));
      tell(sent);
    },
    /** Signed in: nobody waits any more. */
    forget: () => store.remove(key),
  };
}

function parse(text: string | undefined, now: number): SentCode | undefined {
  try {
    const { mobile, channel, resendAt, expiresAt, ticket } = JSON.parse(text ?? '{}') as Partial<SentCode>;
    if (!mobile || !isMobile(mobile) || typeof resendAt !== 'number' || typeof expiresAt !== 'number' || typeof ticket !== 'string') return undefined;
    const alive = expiresAt > now && expiresAt - now < longestMs;
    return alive ? { mobile, channel: channel === 'voice' ? 'voice' : 'sms', seenAt: now, resendAt, expiresAt, ticket } : undefined;
  } catch {
    return undefined; // not ours, or cut short
  }
}
