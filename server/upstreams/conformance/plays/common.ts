import type { z } from 'zod';
import { statementPage } from '../../statement-pages.ts';
import type { Player } from '../player.ts';

/** What makes the ids of one run different from those of all others. */
export type RunId = string;
export type Play = (player: Player, run: RunId) => Promise<void>;

export async function forgeries({ mustRefuse }: Player, path: string, body: object): Promise<void> {
  await mustRefuse('a request with a wrong signature is refused', path, body, 'signature');
  await mustRefuse('a request that is ten minutes old is refused', path, body, 'time');
  await mustRefuse('a request whose body was changed is refused', path, body, 'body');
}

const maxPages = 1_000;

/** The statement of the day, page by page. */
export async function statement(
  { ask, check, endpoint }: Player,
  question: object,
  row: z.ZodType,
): Promise<void> {
  const form = statementPage(row);
  let after = '';
  for (let at = 1; at <= maxPages; at += 1) {
    const what = at === 1 ? 'the statement of a day' : `page ${at} of the statement`;
    const page = await ask(what, '/statements', { ...question, day: endpoint.day, after }, form);
    if (!page) return;
    if (page.next === null) return check('the pages of a statement end', true, '');
    if (page.next <= after)
      return check('the pages of a statement end', false, `next ${page.next} is not behind ${after}`);
    after = page.next;
  }
  check('the pages of a statement end', false, `more than ${maxPages} pages`);
}
