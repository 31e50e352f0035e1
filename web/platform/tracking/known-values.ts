import { maskAll } from '#core/rules/format/phone.ts';
import { trackedKeys } from '#core/rules/links/tracked-keys.ts';
import { randomId } from '#core/rules/tracking/random-id.ts';
import { storeOf, type Store } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { currentChannel } from './values/current-channel.ts';
import { membershipLevel } from './membership-level.ts';
import { tracking, type SeenPage } from './track.ts';

const queryKeys = ['smsId', 'actNum', 'activityId', 'actId', 'videosId', 'shortId'] as const;

/** Longer values are dropped, because an oversized header would fail the call. */
const cut = (value: string | null | undefined): string => (value ?? '').slice(0, 128);

const valuesOf = <Key extends string>(
  keys: readonly Key[],
  read: (key: string) => string | null | undefined,
) => Object.fromEntries(keys.map((key) => [key, cut(read(key))])) as Readonly<Record<Key, string>>;

/** Values for the tracking header and records (§3), from the URL, storage and document; '' if unknown. */
export function knownValues(site: SiteContext, { search, ...page }: SeenPage) {
  const {
    environment: { storagePrefix },
    project,
  } = site;
  const session = storeOf('sessionStorage', storagePrefix);
  const query = new URLSearchParams(search);
  const fromQuery = valuesOf(queryKeys, (key) => query.get(key));
  const stored = valuesOf(trackedKeys, storeOf('localStorage', storagePrefix).get);
  return {
    ...page,
    ...fromQuery,
    ...stored,
    appId: project.appId,
    device: navigator.userAgent.slice(0, 200),
    channelId: currentChannel(site),
    shortId: fromQuery.shortId || cut(session.get('shortId')),
    pathId: pathId(session),
    vipTypeLevel: membershipLevel(site.environment),
    ...tracking.later(),
  };
}

/** Created once per session (§4). */
function pathId(session: Store): string {
  const made = session.get('pathId') ?? newPathId();
  session.set('pathId', made);
  return made;
}

/** Some random ids contain eleven digits like a mobile number, which the mask would change: another is drawn. */
function newPathId(): string {
  for (;;) {
    const id = randomId(crypto.getRandomValues(new Uint8Array(16)));
    if (maskAll(id) === id) return id;
  }
}
