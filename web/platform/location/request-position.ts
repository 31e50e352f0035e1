import type { LocationSource } from '#core/rules/location/location-sources.ts';
import type { Host, HostPosition } from '../hosts/host.ts';
import { HostFailure } from '../hosts/host-failure.ts';

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
export const requestPosition = async (host: Host, { name }: LocationSource): Promise<HostPosition> => {
  const position = positionFunctions[name](host);
  if (!position) throw new HostFailure('missing', `no ${name}`);
  return position;
};
