import type { Environment } from '#core/config/environments.ts';
import { storeOf } from '#web/platform/storage/storage.ts';

/** One idempotency key per right and month, stored until the claim is answered, so that a reload repeats the same request. */
export function claimKeys({ storagePrefix }: Pick<Environment, 'storagePrefix'>) {
  const store = storeOf('sessionStorage', `${storagePrefix}claim:`);
  const nameOf = (subscriptionId: string, rightsId: string, cycle: string) =>
    `${subscriptionId}:${rightsId}:${cycle}`;
  return {
    keyOf(subscriptionId: string, rightsId: string, cycle: string): string {
      const name = nameOf(subscriptionId, rightsId, cycle);
      const key = store.get(name) ?? newKey();
      store.set(name, key);
      return key;
    },
    /** Removed after the answer: a new attempt after a refusal or failed delivery needs a new key. */
    forget: (subscriptionId: string, rightsId: string, cycle: string) =>
      store.remove(nameOf(subscriptionId, rightsId, cycle)),
  };
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
