import { withoutSignInParams } from '#core/rules/session/without-sign-in-params.ts';

/** Removes sign-in parameters from the address before it can be shared (decisions §3); returns the original query. */
export function stripSignInParams(): string {
  const { href, search } = globalThis.location;
  const shared = withoutSignInParams(href);
  if (shared !== href) {
    history.replaceState(history.state, '', shared);
    // Documents opened with a sign-in token are served with no-referrer; without the token the referrer is safe again.
    document.head.append(
      Object.assign(document.createElement('meta'), {
        name: 'referrer',
        content: 'strict-origin-when-cross-origin',
      }),
    );
  }
  return search;
}
