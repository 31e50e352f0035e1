import { codes } from '#core/contract/envelope.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { automaticLoginFailed } from '#core/rules/failures/failure-policy.ts';
import { arrivalKeys } from '#core/rules/session/arrival.ts';
import { ApiFailure } from '#web/platform/api/api-failure.ts';
import type { Host } from '#web/platform/hosts/host.ts';
import type { Door } from '#web/platform/session/ask-who.ts';
import type { SignInOutcome } from '#web/platform/sign-in/sign-in-way.ts';
import { whenIdle } from '#web/platform/tracking/when-idle.ts';
import type { World } from '#web/platform/world/world.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { browserLocation } from './browser-location.ts';
import type { BrowserSession } from './browser-session.ts';
import type { Destination } from './visit.ts';

/** No app, network or other page holds up a visitor longer. */
export const longestKnockMs = 6_000;
const idleMs = 1_500;

export interface DoorParts {
  readonly world: World;
  readonly host: Host;
  readonly session: BrowserSession;
  /** The query the document was opened with, proofs and all. */
  readonly search: string;
  visit(): Destination;
}

/** The automatic sign-in of a document: tried once, never on the workbench, on sign-in pages only what was begun there. */
export function doorOf({ world, host, session, search, visit }: DoorParts): Door {
  let knocked = false;
  const brings = (key: string): boolean => new URLSearchParams(search).has(key);
  const brought = Object.values(arrivalKeys).some(brings);
  const onLoginPage = ({ place }: Destination): boolean => place.path.includes('login');

  const enter = async (here: Destination): Promise<void> => {
    const patience = new AbortController();
    const giveUp = new Promise<void>((resolve) => patience.signal.addEventListener('abort', () => resolve()));
    const timer = setTimeout(() => patience.abort(), longestKnockMs);
    const trial = import('#web/platform/sign-in/sign-in-automatically.ts').then(({ signInAutomatically }) =>
      signInAutomatically({
        world,
        host,
        call: session.call,
        search,
        onLoginPage: onLoginPage(here),
        signal: patience.signal,
      }),
    );
    const act = async (outcome: SignInOutcome): Promise<void> => {
      if (patience.signal.aborted) return;
      if (outcome.kind === 'signed-in') session.actions.signedIn(outcome.answer);
      if (outcome.kind !== 'leave') return;
      browserLocation.replace(outcome.url);
      await giveUp; // the page is on its way out
    };
    const fail = (failure: unknown): void => {
      if (failure instanceof ApiFailure && failure.code === codes.needsOpenId)
        session.onFailure(failure, chatApp.chatAppLogin);
      else if (brought && visit().found.auth) toast(automaticLoginFailed, 'alert');
    };
    await Promise.race([trial.then(act).catch(fail), giveUp]);
    clearTimeout(timer);
  };

  return {
    holds: () => visit().found.auth,
    knock() {
      const here = visit();
      if (knocked || here.place.project === 'workbench' || (onLoginPage(here) && !brings(arrivalKeys.code)))
        return undefined;
      knocked = true;
      // A plain browser on an open page is asked once it has nothing better to do.
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
