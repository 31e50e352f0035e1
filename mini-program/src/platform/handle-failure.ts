import type { Endpoint } from '#core/contract/endpoint.ts';
import { failurePolicy, type FailureAction } from '#core/rules/failures/failure-policy.ts';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { openSignIn } from './navigation/open-sign-in.ts';
import { forgetSession } from './session/forget-session.ts';
import { toast } from './host/toast.ts';

/** Reacts to a refused call as the specification's table says (§8). */
export function handleFailure({ code, message, data }: ApiFailure, { quiet }: Endpoint): void {
  for (const action of failurePolicy({ code, message, data, quiet, inMiniProgram: true })) react(action);
}

function react(action: FailureAction): void {
  switch (action.kind) {
    case 'toast':
      return toast(action.text);
    case 'log-out':
      return forgetSession();
    case 'go-to-login':
      return openSignIn();
    case 'store-open-id':
      // Not in the mini-program: its own sign-in stores the handle (session/sign-in.ts).
      return;
  }
}
