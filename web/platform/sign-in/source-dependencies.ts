import { readArrival } from '#core/rules/session/arrival.ts';
import { withoutSignInParams } from '#core/rules/session/without-sign-in-params.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import { storeOf } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import type { SignInOrigin, SourceDependencies } from './sign-in-source.ts';
import { usedTokens } from './used-tokens.ts';

export interface SignInInput {
  readonly site: SiteContext;
  readonly host: Host;
  readonly call: CallApi;
  /** The original query, including sign-in parameters. */
  readonly search: string;
  /** Aborted at the timeout. */
  readonly signal: AbortSignal;
}

/** Dependencies of a sign-in source. Its calls are quiet: they are automatic, or the page shows the outcome itself. */
export function sourceDependencies({ site, host, call, search, signal }: SignInInput): SourceDependencies {
  const { storagePrefix } = site.environment;
  const local = storeOf('localStorage', storagePrefix);
  const used = usedTokens(local);
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
    external: site.external,
    tab: storeOf('sessionStorage', storagePrefix),
    origin: originOf(site, local.get('channelId'), query.get('externalUserId')),
    call: (endpoint, input, options) => call(endpoint, input, { ...options, quiet: true, signal }),
    here: withoutSignInParams(href),
    spend: (proof) => !signal.aborted && used.add(proof),
  };
}

const idForm = /^[\w.:-]{1,64}$/;
const originOf = (
  { project }: SiteContext,
  channelId: string | undefined,
  externalUserId: string | null,
): SignInOrigin => ({
  registerChannel: channelId && idForm.test(channelId) ? channelId : project.channelId,
  ...(externalUserId && idForm.test(externalUserId) && { externalUserId }),
});

/** A cookie of this page. */
function cookieNamed(name: string): string | undefined {
  const text = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text; // not percent-encoded
  }
}
