import { readArrival } from '#core/rules/session/arrival.ts';
import { withoutOneTimeKeys } from '#core/rules/session/without-one-time-keys.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import { storeOf } from '../storage/storage.ts';
import type { World } from '../world/world.tsx';
import { cookieNamed } from './cookie-named.ts';
import type { SignInOrigin, SignInTools } from './sign-in-way.ts';
import { usedProofs } from './used-proofs.ts';

export interface SignInSetting {
  readonly world: World;
  readonly host: Host;
  readonly call: CallApi;
  /** The page's query as it was opened, proofs and all. */
  readonly search: string;
  /** Aborted when nobody waits any longer. */
  readonly signal: AbortSignal;
}

/** What a source of the sign-in has in hand on this page. Its calls are quiet: nobody asked for them, or the page says itself what became of them. */
export function toolsOf({ world, host, call, search, signal }: SignInSetting): SignInTools {
  const { storagePrefix } = world.environment;
  const local = storeOf('localStorage', storagePrefix);
  const used = usedProofs(local);
  const query = new URLSearchParams(search);
  const { protocol, href } = globalThis.location;
  return {
    arrival: readArrival({
      host: host.id,
      https: protocol === 'https:',
      query: (key) => query.get(key),
      cookie: cookieNamed,
      usedTokens: used.read(),
    }),
    host,
    outside: world.outside,
    tab: storeOf('sessionStorage', storagePrefix),
    origin: originOf(world, local.get('channelId'), query.get('externalUserId')),
    call: (endpoint, input, options) => call(endpoint, input, { ...options, quiet: true, signal }),
    here: withoutOneTimeKeys(href),
    spend: (proof) => !signal.aborted && used.add(proof),
  };
}

const idForm = /^[\w.:-]{1,64}$/;
const originOf = (
  { project }: World,
  channelId: string | undefined,
  externalUserId: string | null,
): SignInOrigin => ({
  registerChannel: channelId && idForm.test(channelId) ? channelId : project.channelId,
  ...(externalUserId && idForm.test(externalUserId) && { externalUserId }),
});
