import { agreements } from '#core/contract/common/agreements.ts';
import type { Agreement } from '#core/contract/fields.ts';
import type { CallApi } from '../api/client.ts';
import type { Tokens } from '../session/tokens.ts';

const longestMs = 2_000;

/** Saves consents of a sign-in before the page is left. A consent that could not be saved is requested again when needed. */
export async function saveConsents(call: CallApi, agreed: readonly Agreement[], as: Tokens): Promise<void> {
  const { signal, end } = deadline(longestMs);
  await Promise.allSettled(
    agreed.map(({ templateId, version }) =>
      call(agreements.saveAgreement, { templateId, version }, { as, quiet: true, signal }),
    ),
  );
  end();
}

function deadline(ms: number): { readonly signal: AbortSignal; end(): void } {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ms);
  return { signal: timeout.signal, end: () => clearTimeout(timer) };
}
