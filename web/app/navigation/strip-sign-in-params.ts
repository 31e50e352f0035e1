import { buildLink } from '#core/rules/links/build-link.ts';
import { withoutSignInParams } from '#core/rules/session/without-sign-in-params.ts';

/** Replaces sign-in parameters of the address by the time before it can be shared (decisions §3, §2); returns the original query. */
export function stripSignInParams(): string {
  const { href, search } = globalThis.location;
  const shared = withoutSignInParams(href);
  if (shared !== href) {
    history.replaceState(history.state, '', buildLink(shared, {}, Date.now()));
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
