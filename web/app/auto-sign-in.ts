import { codes } from '#core/contract/envelope.ts';
import { automaticLoginFailed } from '#core/rules/failures/failure-policy.ts';
import { signInParams } from '#core/rules/session/arrival.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import type { Host } from '#web/platform/hosts/host.ts';
import type { AutoSignIn } from '#web/platform/sign-in/sessions/load-session.ts';
import { signInReason } from '#web/platform/session/sign-in-reason.ts';
import type { SignInOutcome } from '#web/platform/sign-in/sign-in-source.ts';
import { whenIdle } from '#web/platform/site/when-idle.ts';
import type { SiteContext } from '#web/platform/site/site-context.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { browserLocation } from './navigation/browser-location.ts';
import type { BrowserSession } from './browser-session.ts';
import type { Destination } from './navigation/visit.ts';

/** Limit for host apps, the network and redirects together. */
export const maxAttemptMs = 6_000;
const idleMs = 1_500;

export interface AutoSignInParts {
  readonly site: SiteContext;
  readonly host: Host;
  readonly session: BrowserSession;
  /** The original query, including sign-in parameters. */
  readonly search: string;
  visit(): Destination;
}

/** Automatic sign-in: attempted once per document, never on the workbench; on login pages only to finish an OAuth return. */
export function createAutoSignIn({ site, host, session, search, visit }: AutoSignInParts): AutoSignIn {
  let attempted = false;
  const brings = (key: string): boolean => new URLSearchParams(search).has(key);
  const brought = Object.values(signInParams).some(brings);
  const onLoginPage = ({ place }: Destination): boolean => place.path.includes('login');

  const enter = async (here: Destination): Promise<void> => {
    const patience = new AbortController();
    const giveUp = new Promise<void>((resolve) => patience.signal.addEventListener('abort', () => resolve()));
    const timer = setTimeout(() => patience.abort(), maxAttemptMs);
    const trial = import('#web/platform/sign-in/sign-in-automatically.ts').then(({ signInAutomatically }) =>
      signInAutomatically({
        site,
        host,
        call: session.call,
        search,
        onLoginPage: onLoginPage(here),
        signal: patience.signal,
      }),
    );
    const applySignIn = async ({ answer, byLink }: SignInOutcome & { kind: 'signed-in' }): Promise<void> => {
      clearTimeout(timer); // the visitor may take longer to answer
      if (byLink) {
        const { confirmSignIn } = await import('./ask-sign-in.tsx');
        if (!(await confirmSignIn(session.call, answer))) return;
      }
      session.actions.signedIn(answer);
    };
    const act = async (outcome: SignInOutcome): Promise<void> => {
      if (patience.signal.aborted) return;
      if (outcome.kind === 'signed-in') return applySignIn(outcome);
      if (outcome.kind !== 'leave') return;
      browserLocation.replace(outcome.url);
      await giveUp; // the browser is leaving the document
    };
    const fail = (failure: unknown): void => {
      if (failure instanceof ApiFailure && failure.code === codes.needsOpenId)
        session.onFailure(failure, { quiet: false });
      else if (brought && visit().found.auth) {
        if (failure instanceof ApiFailure) signInReason(site.environment).keep(failure.message);
        toast(automaticLoginFailed, 'alert');
      }
    };
    await Promise.race([trial.then(act).catch(fail), giveUp]);
    clearTimeout(timer);
  };

  return {
    isRequired: () => visit().found.auth,
    attempt() {
      const here = visit();
      if (
        attempted ||
        here.place.project === 'workbench' ||
        (onLoginPage(here) && !brings(signInParams.code))
      )
        return undefined;
      attempted = true;
      // In a plain browser on a public page the attempt waits until the browser is idle.
      const urgent = here.found.auth || brought || (host.id !== 'others' && host.id !== 'vendor-browser');
      return urgent ? enter(here) : idle().then(() => enter(visit()));
    },
  };
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve);
    setTimeout(resolve, idleMs);
  });
