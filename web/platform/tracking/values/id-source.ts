import { createIdGenerator } from '#core/rules/tracking/id-generator.ts';
import { datacenterId, workerId } from '#core/rules/tracking/node-ids.ts';
import { storeOf, type Store } from '../../storage/storage.ts';
import type { SiteContext } from '../../site/site-context.tsx';

/** Unique ids: the device stores its datacenter id, the session its worker id (§9). */
export function idSource({ environment: { storagePrefix } }: SiteContext): () => string {
  const node = {
    datacenterId: storedOrNew(storeOf('localStorage', storagePrefix), 'datacenterId', () =>
      datacenterId(fingerprint()),
    ),
    workerId: storedOrNew(storeOf('sessionStorage', storagePrefix), 'workerId', () =>
      workerId(Math.random()),
    ),
  };
  return createIdGenerator({ ...node, now: Date.now, random: Math.random });
}

/** 0 to 31; other stored values are invalid. */
const number = /^(?:[12]?\d|3[01])$/;

function storedOrNew(store: Store, name: string, make: () => number): number {
  const stored = store.get(name);
  if (stored && number.test(stored)) return Number(stored);
  const made = make();
  store.set(name, String(made));
  return made;
}

const fingerprint = (): string =>
  [
    navigator.userAgent,
    navigator.language,
    navigator.hardwareConcurrency,
    screen.width,
    screen.height,
    screen.colorDepth,
    devicePixelRatio,
    new Date().getTimezoneOffset(),
  ].join('|');
