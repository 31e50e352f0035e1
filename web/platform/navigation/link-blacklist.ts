import { profile } from '#core/contract/user/profile.ts';
import type { QueryCache } from '../queries/query-cache.ts';
import type { CallApi } from '../api/client.ts';
import { callKey } from '../queries/use-call.ts';

const input = { code: 'thirdLinkBlacklist' };
const cacheMs = 10 * 60_000;
const timeoutMs = 2_000;
// A quiet call: its failure is not shown.
const dictionary = { ...profile.dictionary, quiet: true };

/** Sites barred by the operator (§2). If the list cannot be loaded nothing is barred; unknown sites receive no token in any case. */
export async function linkBlacklist(queries: QueryCache, call: CallApi): Promise<readonly string[]> {
  const pending = queries
    .fetch(callKey(dictionary, input), () => call(dictionary, input), cacheMs)
    .then((entries) => entries.flatMap(({ value }) => value.split(/[\s,，;]+/).filter(Boolean)));
  const tooLate = new Promise<readonly string[]>((resolve) => setTimeout(() => resolve([]), timeoutMs));
  return Promise.race([pending.catch(() => []), tooLate]);
}
