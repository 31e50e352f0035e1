import { gateway } from '#core/contract/common/gateway.ts';
import type { QueryCache } from '../queries/query-cache.ts';
import type { CallApi } from '../api/client.ts';
import { callKey } from '../queries/use-call.ts';
import type { Host } from '../hosts/host.ts';
import { storeOf } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { pageActivity } from '../tracking/page-activity.ts';
import { channelQuestion } from './channel-question.ts';
import { createLocationService } from './create-location-service.ts';
import type { LocationService } from './location-service.ts';

export interface LocationServiceBase {
  readonly site: SiteContext;
  readonly host: Host;
  readonly call: CallApi;
  readonly queries: QueryCache;
}

/** The whitelist is cached while the page is open. */
const staleMs = 600_000;

/** The location service with the browser's storage, clock and host app. */
export function browserLocationService({ site, host, call, queries }: LocationServiceBase): LocationService {
  const { environment, project } = site;
  const isWhitelisted = async (): Promise<boolean> => {
    const input = channelQuestion(environment, project.channelWays, Date.now());
    const config = await queries.fetch(
      callKey(gateway.channelConfig, input),
      () => call(gateway.channelConfig, input, { quiet: true }),
      staleMs,
    );
    return Boolean(config.fixedLocation);
  };
  const log = (what: string, error: unknown) => console.warn(what, error);
  const storage = storeOf('localStorage', environment.storagePrefix);
  return createLocationService({
    call,
    host,
    storage,
    now: Date.now,
    actId: () => pageActivity(site),
    isWhitelisted: () => isWhitelisted().catch(() => false),
    log,
  });
}
