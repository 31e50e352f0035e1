import type { Environment } from '#core/config/environments.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import { obscureText, readObscured } from '#web/platform/crypto/obscured-text.ts';
import { storeOf } from '#web/platform/storage/storage.ts';
import type { SentCode } from './sent-code.ts';

const key = 'loginCodeSent';
/** Longer than any code is valid; a longer wait means that the clock was set back. */
const longestMs = 15 * 60_000;

/** Keeps the sent code in session storage, because phones may unload the page while the SMS is read. The number is obscured. */
export function sentCodeMemory(
  { storagePrefix }: Pick<Environment, 'storagePrefix'>,
  clock: () => number = Date.now,
) {
  const store = storeOf('sessionStorage', storagePrefix);
  const listeners = new Set<() => void>();
  let known: SentCode | undefined;
  /** Set if a newer code was sent, or none is pending. */
  let newest: object | undefined;
  const update = (sent: SentCode) => {
    known = sent;
    for (const listener of listeners) listener();
  };
  const recall = async (obscured: string): Promise<void> => {
    const sent = parse(await readObscured(obscured), clock());
    if (sent && !newest) update(sent);
  };
  const write = async (sent: SentCode): Promise<void> => {
    const obscured = await obscureText(JSON.stringify(sent));
    if (newest === sent) store.set(key, obscured);
  };
  const left = store.get(key);
  if (left) recall(left).catch(() => undefined); // invalid stored data
  return {
    current: () => known,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep(sent: SentCode) {
      newest = sent;
      write(sent).catch(() => undefined); // without storage a reload loses it
      update(sent);
    },
    /** Clears it after the sign-in. */
    forget() {
      newest = {};
      store.remove(key);
    },
  };
}

function parse(text: string, now: number): SentCode | undefined {
  const { mobile, channel, resendAt, expiresAt, ticket } = JSON.parse(text) as Partial<SentCode>;
  if (
    !mobile ||
    !isMobile(mobile) ||
    typeof resendAt !== 'number' ||
    typeof expiresAt !== 'number' ||
    typeof ticket !== 'string'
  )
    return undefined;
  const alive = expiresAt > now && expiresAt - now < longestMs;
  return alive
    ? { mobile, channel: channel === 'voice' ? 'voice' : 'sms', seenAt: now, resendAt, expiresAt, ticket }
    : undefined;
}
