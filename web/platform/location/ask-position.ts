import type { LocationSource } from '#core/rules/location/location-sources.ts';
import type { Host, HostPosition } from '../hosts/host.ts';
import { HostFailure } from '../hosts/host-failure.ts';

type Asking = (host: Host) => Promise<HostPosition> | undefined;

/** Who is asked for each source of a position. */
const asked: Readonly<Record<LocationSource['name'], Asking>> = {
  'operator-app-native': ({ app }) => app?.getLocation(),
  'operator-app-cached': ({ app }) => app?.getCatchInfo(),
  'chat-app': ({ chat }) => chat?.getLocation(),
  maps: ({ services }) => services.mapsPosition(),
  geolocation: ({ services }) => services.browserPosition(),
};

/** Asks one source; a host without it has failed already. */
export const askPosition = async (host: Host, { name }: LocationSource): Promise<HostPosition> => {
  const position = asked[name](host);
  if (!position) throw new HostFailure('missing', `no ${name}`);
  return position;
};
