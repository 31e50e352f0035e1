import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import type { Place } from '#core/rules/location/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { hangzhou } from '#core/rules/location/whitelist-location.ts';
import { chosenPlace, locationStart } from '#core/rules/location/location-cache.ts';
import { locationChoice, type LocationFindings } from '#core/rules/location/location-choice.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import { knownSession, type KnownSession } from '../session/known-session.ts';
import { currentSession } from '../session/session-store.ts';
import { subscriberOf } from '../session/subscriber-of.ts';
import type { Store } from '../storage/storage.ts';
import { fetchPlace, type Fetched } from './fetch-place.ts';
import { mobilePlace } from './mobile-place.ts';
import { showLocated, showPlace, type Located } from './place-store.ts';
import { debouncedSave } from './debounced-save.ts';
import { keepPlace, storedPlace } from './stored-place.ts';
import type { LocationService } from './location-service.ts';

export interface LocationServiceParts {
  readonly call: CallApi;
  readonly host: Host;
  readonly storage: Store;
  now(): number;
  /** The activity of the page. */
  actId(): string;
  /** Whether the number is on the Hangzhou whitelist (§6). */
  isWhitelisted(user: UserInfo): boolean | Promise<boolean>;
  /** Location failures are logged and never shown (§8). */
  log(what: string, error: unknown): void;
}

/** A pending location request. */
interface Flight {
  readonly of: string | undefined;
  readonly forced: boolean;
  readonly place: Promise<Place>;
}

const outcomeOf = (fetched: Fetched): Located => {
  switch (fetched.kind) {
    case 'found':
      return fetched;
    case 'refused':
      return { kind: 'refused' };
    case 'unnamed':
    case 'unanswered':
    case 'failed':
      return { kind: 'failed' };
  }
};

/** Resolves the subscriber's location in the order of §4 Location resolution. */
export function createLocationService({
  call,
  host,
  storage,
  now,
  actId,
  isWhitelisted,
  log,
}: LocationServiceParts): LocationService {
  const saving = debouncedSave(call, storage, log);
  let flight: Flight | undefined;

  async function look(who: KnownSession, forced: boolean): Promise<Place> {
    const subscriber = subscriberOf(who);
    const isStill = () => subscriberOf(currentSession()) === subscriber;
    const loggedIn = who.kind === 'member';
    showLocated({ kind: 'locating' });
    const fetched = await fetchPlace({
      call,
      host,
      loggedIn,
      actId: actId(),
      forced,
      onRefused: saving.cancel,
      log,
    });
    showLocated(outcomeOf(fetched));
    const place = await decide(who, fetched);
    if (!isStill()) return place;
    const saved = keep(place);
    showPlace(saved);
    // Without consent nothing is saved on the server.
    if (loggedIn && fetched.kind !== 'refused' && fetched.kind !== 'unanswered') saving.save(saved, isStill);
    return saved;
  }

  async function decide(who: KnownSession, fetched: Fetched): Promise<Place> {
    const choose = (mobileArea: LocationFindings['mobileArea']) =>
      locationChoice({
        fetched: 'place' in fetched ? fetched.place : undefined,
        stored: storedPlace(storage), // read again: a city may have been picked meanwhile
        loggedIn: who.kind === 'member',
        ispFlag: who.kind === 'member' ? who.user.ispFlag : undefined,
        mobileArea,
        now: now(),
      });
    const choice = choose('not-loaded');
    const last = choice.kind === 'use' ? choice : choose((await mobilePlace(call, log)) ?? 'unknown');
    return last.kind === 'use' ? last.place : nanjing;
  }

  /** Stores a newly found location; not the default, and not one that was already stored. */
  function keep(place: Place): Place {
    if (place.source === 'default' || place.timestamp !== undefined) return place;
    const saved = { ...place, timestamp: now() };
    keepPlace(storage, saved);
    return saved;
  }

  return {
    async find({ validTimeMs, force = false } = {}) {
      const who = await knownSession();
      const start = locationStart({
        loggedIn: who.kind === 'member',
        whitelisted: who.kind === 'member' && (await isWhitelisted(who.user)),
        validTime: validTimeMs,
        stored: storedPlace(storage),
        now: now(),
      });
      if (start.kind === 'use') {
        showPlace(start.place);
        const subscriber = subscriberOf(who);
        if (subscriber !== undefined)
          saving.saveOnce(start.place, () => subscriberOf(currentSession()) === subscriber);
        if (start.place === hangzhou) showLocated({ kind: 'found', place: hangzhou });
        return start.place;
      }
      if (flight && flight.of === subscriberOf(who) && (flight.forced || !force)) return flight.place;
      const mine: Flight = {
        of: subscriberOf(who),
        forced: force,
        place: look(who, force).finally(() => {
          if (flight === mine) flight = undefined;
        }),
      };
      flight = mine;
      return mine.place;
    },
    choose(place) {
      const chosen = chosenPlace(place, now());
      keepPlace(storage, chosen);
      flight = undefined;
      saving.cancel();
      showPlace(chosen);
    },
  };
}
