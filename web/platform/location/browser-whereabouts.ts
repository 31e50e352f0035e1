import { gateway } from '#core/contract/common/gateway.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import type { CallApi } from '../api/client.ts';
import { callKey } from '../api/use-call.ts';
import type { Host } from '../hosts/host.ts';
import { storeOf } from '../storage/storage.ts';
import type { World } from '../world/world.tsx';
import { createWhereabouts } from './create-whereabouts.ts';
import type { Whereabouts } from './whereabouts.ts';

export interface WhereaboutsGround {
  readonly world: World;
  readonly host: Host;
  readonly call: CallApi;
  readonly answers: AnswerCache;
}

/** A subscriber's number does not come on and off the whitelist while a page is open. */
const staleMs = 600_000;

/** Whereabouts on a phone: its storage, its clock and its app. */
export function browserWhereabouts({
  world: { environment, project },
  host,
  call,
  answers,
}: WhereaboutsGround): Whereabouts {
  const isWhitelisted = async (): Promise<boolean> => {
    const openType = storeOf('sessionStorage', environment.storagePrefix).get('openType');
    const input = { channelWays: project.channelWays, ...(openType && { openType }) }; // as the gate asks, so that one answer serves both
    const config = await answers.ask(
      callKey(gateway.channelConfig, input),
      () => call(gateway.channelConfig, input, { quiet: true }),
      staleMs,
    );
    return Boolean(config.fixedLocation);
  };
  const log = (what: string, error: unknown) => console.warn(what, error);
  const storage = storeOf('localStorage', environment.storagePrefix);
  return createWhereabouts({
    call,
    host,
    storage,
    now: Date.now,
    isWhitelisted: () => isWhitelisted().catch(() => false),
    log,
  });
}
