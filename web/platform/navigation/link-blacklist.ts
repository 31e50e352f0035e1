import { profile } from '#core/contract/user/profile.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import type { CallApi } from '../api/client.ts';
import { callKey } from '../api/use-call.ts';

const input = { code: 'thirdLinkBlacklist' };
const keptMs = 10 * 60_000;
const patienceMs = 2_000;
// Nobody asked for the list, so nobody is told about its failures.
const dictionary = { ...profile.dictionary, quiet: true };

/** The sites the operator has barred (§2). A list that does not come bars nobody: strangers are told nothing in any case. */
export async function linkBlacklist(answers: AnswerCache, call: CallApi): Promise<readonly string[]> {
  const asked = answers
    .ask(callKey(dictionary, input), () => call(dictionary, input), keptMs)
    .then((entries) => entries.flatMap(({ value }) => value.split(/[\s,，;]+/).filter(Boolean)));
  const tooLate = new Promise<readonly string[]>((resolve) => setTimeout(() => resolve([]), patienceMs));
  return Promise.race([asked.catch(() => []), tooLate]);
}
