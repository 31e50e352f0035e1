import type { Jump } from '#core/rules/links/jump.ts';
import type { QueryCache } from '../queries/query-cache.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import type { LocationService } from '../location/location-service.ts';
import type { SiteContext } from '../site/site-context.tsx';
import type { Navigator } from './navigation.tsx';

/** A jump, and whether a trusted target receives a hand-over token. */
export interface JumpRequest extends Jump {
  readonly exchangeToken?: boolean | undefined;
}

/** Dependencies of a jump. */
export interface JumpDependencies {
  readonly site: SiteContext;
  readonly host: Host;
  readonly call: CallApi;
  readonly queries: QueryCache;
  readonly navigator: Navigator | undefined;
  readonly locationService: LocationService;
}
