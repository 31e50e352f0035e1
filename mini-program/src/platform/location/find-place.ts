import { area } from '#core/contract/common/area.ts';
import { userLocation } from '#core/contract/content/user-location.ts';
import { profile } from '#core/contract/user/profile.ts';
import type { Place } from '#core/rules/location/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { chosenPlace, locationStart } from '#core/rules/location/location-cache.ts';
import { locationChoice, type LocationFindings } from '#core/rules/location/location-choice.ts';
import { locationSave, locationSaveDelayMs } from '#core/rules/location/location-save.ts';
import { placeOfListedCity } from '#core/rules/location/place-of-listed-city.ts';
import { callApi } from '../call.ts';
import { session } from '../session/session-store.ts';
import { fetchPlace, type Fetched } from './fetch-place.ts';
import { keepPlace, located, place, storedPlace } from './place-store.ts';

let pending: { readonly isForced: boolean; readonly done: Promise<void> } | undefined;
let saving: number | undefined;

export interface FindPlace {
  /** Also where a place is known. */
  readonly anew?: boolean;
  /** The visitor asked for it: a recorded refusal is no reason not to ask again. */
  readonly force?: boolean;
}

/** Finds where the visitor is, in the order of §4; concurrent callers share the request. Never fails: at worst the default city. */
export function findPlace({ force = false, anew = force }: FindPlace = {}): Promise<void> {
  const start = locationStart({
    loggedIn: false,
    whitelisted: false,
    ...(anew && { validTime: 0 }),
    stored: storedPlace(),
    now: Date.now(),
  });
  if (start.kind === 'use') {
    place.set(start.place);
    return Promise.resolve();
  }
  if (pending && (pending.isForced || !force)) return pending.done;
  const mine = {
    isForced: force,
    done: look(force).finally(() => {
      if (pending === mine) pending = undefined;
    }),
  };
  pending = mine;
  return mine.done;
}

async function look(force: boolean): Promise<void> {
  const who = session.get();
  const loggedIn = who.kind === 'member';
  located.set({ kind: 'locating' });
  const fetched = await fetchPlace(loggedIn, force);
  located.set(fetched);
  const found = await decide(fetched);
  if (session.get() !== who) return;
  const isNew = found.source !== 'default' && found.timestamp === undefined;
  const kept = isNew ? { ...found, timestamp: Date.now() } : found;
  if (isNew) keepPlace(kept);
  place.set(kept);
  if (loggedIn && fetched.kind === 'found') saveLater(kept);
}

async function decide(fetched: Fetched): Promise<Place> {
  const who = session.get();
  const choose = (mobileArea: LocationFindings['mobileArea']) =>
    locationChoice({
      fetched: fetched.kind === 'found' ? fetched.place : undefined,
      stored: storedPlace(),
      loggedIn: who.kind === 'member',
      ispFlag: who.kind === 'member' ? who.user.ispFlag : undefined,
      mobileArea,
      now: Date.now(),
    });
  const first = choose('not-loaded');
  const last = first.kind === 'use' ? first : choose((await areaOfNumber()) ?? 'unknown');
  return last.kind === 'use' ? last.place : nanjing;
}

/** The home area of the subscriber's number (§4). */
async function areaOfNumber(): Promise<Place | undefined> {
  try {
    const areaName = await callApi(profile.mobileArea, {}, { quiet: true });
    const [city] = await callApi(area.searchArea, { areaName }, { quiet: true });
    return city && placeOfListedCity(city, 'mobile');
  } catch {
    return undefined;
  }
}

/** The server learns a member's place 1.5 s after it was found (§4). */
function saveLater(found: Place): void {
  clearTimeout(saving);
  saving = setTimeout(() => {
    if (session.get().kind === 'member')
      callApi(userLocation.saveUserLocation, locationSave(found), { quiet: true }).catch(() => undefined);
  }, locationSaveDelayMs);
}

/** A city picked by hand. */
export function choosePlace(chosen: Place): void {
  const kept = chosenPlace(chosen, Date.now());
  keepPlace(kept);
  clearTimeout(saving);
  place.set(kept);
}
