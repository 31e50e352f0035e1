import { area } from '#core/contract/common/area.ts';
import type { Coordinates, Place } from '#core/rules/location/area.ts';
import { bd09ToGcj02 } from '#core/rules/location/bd09-to-gcj02.ts';
import { checkCoordinates } from '#core/rules/location/check-coordinates.ts';
import { chatLocatingStep, refusalRecord, savesRefusal } from '#core/rules/location/location-refusal.ts';
import { locationSources, type LocationSource } from '#core/rules/location/location-sources.ts';
import { regeoResult } from '#core/rules/location/regeo-result.ts';
import type { CallApi } from '../api/client.ts';
import { HostFailure } from '../hosts/host-failure.ts';
import type { Host } from '../hosts/host.ts';
import { within } from '../hosts/within.ts';
import { askPosition } from './ask-position.ts';

/** What a fresh look for the position came to. */
export type Fetched =
  | { readonly kind: 'found'; readonly place: Place }
  /** There is a position, but nobody could name its city: the default one stands in (§5). */
  | { readonly kind: 'unnamed'; readonly place: Place }
  /** 'unanswered': the subscriber was asked and has not said yes or no in the time there is. */
  | { readonly kind: 'refused' | 'unanswered' | 'failed' };

export interface Fetching {
  readonly call: CallApi;
  readonly host: Host;
  readonly loggedIn: boolean;
  /** The subscriber asked for it just now. */
  readonly forced: boolean;
  /** The subscriber said no, perhaps after we stopped waiting. */
  onRefused(): void;
  log(what: string, error: unknown): void;
}

/** These put the question to the subscriber. */
const asking: readonly LocationSource['name'][] = ['chat-app', 'geolocation'];

const isOf = (error: unknown, kind: HostFailure['kind']): boolean =>
  error instanceof HostFailure && error.kind === kind;

/** Asks the host's sources in their order and names the city of the first position (§4, Fresh fetch). */
export async function fetchPlace(fetching: Fetching): Promise<Fetched> {
  for (const source of locationSources(fetching.host.id, fetching.host.appVersion)) {
    if (source.name === 'chat-app' && (await isRefusedOnRecord(fetching))) return { kind: 'refused' };
    try {
      return await nameCity(fetching, source, await position(fetching, source));
    } catch (error) {
      fetching.log(`no position from ${source.name}`, error);
      if (isOf(error, 'cancelled')) return { kind: 'refused' };
      if (asking.includes(source.name) && isOf(error, 'timeout')) return { kind: 'unanswered' };
    }
  }
  return { kind: 'failed' };
}

async function isRefusedOnRecord({ call, loggedIn, forced, log }: Fetching): Promise<boolean> {
  if (chatLocatingStep({ loggedIn, forced, record: 'not-asked' }) !== 'ask-record') return false;
  const answer = await call(area.locationRefusal, {}, { quiet: true }).then(
    (data) => ({ success: true, data }),
    (error: unknown) => {
      log('no refusal record', error);
      return { success: false };
    },
  );
  return chatLocatingStep({ loggedIn, forced, record: refusalRecord(answer) }) === 'skip';
}

async function position(fetching: Fetching, source: LocationSource): Promise<Coordinates> {
  const asked = askPosition(fetching.host, source);
  asked.catch((error: unknown) => isOf(error, 'cancelled') && rememberRefusal(fetching, source));
  const { longitude, latitude } = await within(source.timeoutMs, asked);
  const coordinates = checkCoordinates(longitude, latitude);
  if (!coordinates) throw new HostFailure('failed', 'no usable coordinates');
  return source.coordinates === 'BD-09' ? bd09ToGcj02(coordinates) : coordinates;
}

/** The chat app's cancel is kept on the server (§4); a browser keeps its own. */
function rememberRefusal({ call, loggedIn, onRefused, log }: Fetching, { name }: LocationSource): void {
  onRefused();
  if (name !== 'chat-app' || !savesRefusal({ loggedIn, outcome: 'cancelled' })) return;
  call(area.saveLocationRefusal, {}, { quiet: true }).catch((error: unknown) =>
    log('refusal not saved', error),
  );
}

async function nameCity(
  { call, log }: Fetching,
  { source }: LocationSource,
  at: Coordinates,
): Promise<Fetched> {
  const location = `${at.longitude},${at.latitude}`;
  const answer = await call(area.reverseGeocode, { location }, { quiet: true }).then(
    (data) => ({ success: true, data }),
    (error: unknown) => {
      log('no city for the position', error);
      return undefined;
    },
  );
  const { kind, place } = regeoResult(answer, at, source);
  return { kind: kind === 'found' ? 'found' : 'unnamed', place };
}
