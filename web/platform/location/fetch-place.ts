import { area } from '#core/contract/common/area.ts';
import type { Coordinates, Place } from '#core/rules/location/area.ts';
import { bd09ToGcj02 } from '#core/rules/location/coordinates/bd09-to-gcj02.ts';
import { checkCoordinates } from '#core/rules/location/coordinates/check-coordinates.ts';
import { chatLocatingStep, refusalRecord, savesRefusal } from '#core/rules/location/location-refusal.ts';
import { locationSources, type LocationSource } from '#core/rules/location/location-sources.ts';
import { regeoResult } from '#core/rules/location/regeo-result.ts';
import type { CallApi } from '../api/client.ts';
import { HostFailure } from '../hosts/host-failure.ts';
import type { Host, HostPosition } from '../hosts/host.ts';
import { withTimeout } from '../hosts/with-timeout.ts';

type PositionFunction = (host: Host) => Promise<HostPosition> | undefined;

/** The host function of each position source. */
const positionFunctions: Readonly<Record<LocationSource['name'], PositionFunction>> = {
  'operator-app-native': ({ app }) => app?.getLocation(),
  'operator-app-cached': ({ app }) => app?.getCatchInfo(),
  'chat-app': ({ chat }) => chat?.getLocation(),
  maps: ({ services }) => services.mapsPosition(),
  geolocation: ({ services }) => services.browserPosition(),
};

/** Queries one source; a missing host function counts as failed. */
const requestPosition = async (host: Host, { name }: LocationSource): Promise<HostPosition> => {
  const requested = positionFunctions[name](host);
  if (!requested) throw new HostFailure('missing', `no ${name}`);
  return requested;
};

/** The outcome of a position request. */
export type Fetched =
  | { readonly kind: 'found'; readonly place: Place }
  /** A position without a known city: the default city is used (§5). */
  | { readonly kind: 'unnamed'; readonly place: Place }
  /** 'unanswered': the permission prompt timed out. */
  | { readonly kind: 'refused' | 'unanswered' | 'failed' };

export interface Fetching {
  readonly call: CallApi;
  readonly host: Host;
  readonly loggedIn: boolean;
  /** The activity of the page, for the reverse geocoding (§7). */
  readonly actId: string;
  /** Requested by a tap. */
  readonly forced: boolean;
  /** The permission was denied, possibly after the timeout. */
  onRefused(): void;
  log(what: string, error: unknown): void;
}

/** Sources with a permission prompt. */
const prompting: readonly LocationSource['name'][] = ['chat-app', 'geolocation'];

const isOf = (error: unknown, kind: HostFailure['kind']): boolean =>
  error instanceof HostFailure && error.kind === kind;

/** Tries the host's position sources in order and resolves the city of the first position (§4, Fresh fetch). */
export async function fetchPlace(fetching: Fetching): Promise<Fetched> {
  for (const source of locationSources(fetching.host.id, fetching.host.appVersion)) {
    if (source.name === 'chat-app' && (await isRefusedOnRecord(fetching))) return { kind: 'refused' };
    try {
      return await nameCity(fetching, source, await position(fetching, source));
    } catch (error) {
      fetching.log(`no position from ${source.name}`, error);
      if (isOf(error, 'cancelled')) return { kind: 'refused' };
      if (prompting.includes(source.name) && isOf(error, 'timeout')) return { kind: 'unanswered' };
    }
  }
  return { kind: 'failed' };
}

async function isRefusedOnRecord({ call, loggedIn, forced, log }: Fetching): Promise<boolean> {
  if (chatLocatingStep({ loggedIn, forced, record: 'not-loaded' }) !== 'load-record') return false;
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
  const pending = requestPosition(fetching.host, source);
  pending.catch((error: unknown) => isOf(error, 'cancelled') && rememberRefusal(fetching, source));
  const { longitude, latitude } = await withTimeout(source.timeoutMs, pending);
  const coordinates = checkCoordinates(longitude, latitude);
  if (!coordinates) throw new HostFailure('failed', 'no usable coordinates');
  return source.coordinates === 'BD-09' ? bd09ToGcj02(coordinates) : coordinates;
}

/** A refusal in the chat app is stored on the server (§4); browsers store their own. */
function rememberRefusal({ call, loggedIn, onRefused, log }: Fetching, { name }: LocationSource): void {
  onRefused();
  if (name !== 'chat-app' || !savesRefusal({ loggedIn, outcome: 'cancelled' })) return;
  call(area.saveLocationRefusal, {}, { quiet: true }).catch((error: unknown) =>
    log('refusal not saved', error),
  );
}

async function nameCity(
  { call, actId, log }: Fetching,
  { source }: LocationSource,
  at: Coordinates,
): Promise<Fetched> {
  const location = `${at.longitude},${at.latitude}`;
  const answer = await call(area.reverseGeocode, { location, actId }, { quiet: true }).then(
    (data) => ({ success: true, data }),
    (error: unknown) => {
      log('no city for the position', error);
      return undefined;
    },
  );
  const { kind, place } = regeoResult(answer, at, source);
  return { kind: kind === 'found' ? 'found' : 'unnamed', place };
}
