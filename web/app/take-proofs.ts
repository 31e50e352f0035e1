import { withoutOneTimeKeys } from '#core/rules/session/without-one-time-keys.ts';

/** Takes the proofs a page was opened with out of its address, before anything can share it (decisions §3), and gives its query as it was. */
export function takeProofs(): string {
  const { href, search } = globalThis.location;
  const shared = withoutOneTimeKeys(href);
  if (shared !== href) {
    history.replaceState(history.state, '', shared);
    // Sent with a proof, the document tells nobody its address; from here on it may again.
    document.head.append(
      Object.assign(document.createElement('meta'), {
        name: 'referrer',
        content: 'strict-origin-when-cross-origin',
      }),
    );
  }
  return search;
}
