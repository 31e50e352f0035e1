import { z } from 'zod';
import type { SignedPost } from './signed-http.ts';

export const statementPage = <S extends z.ZodType>(row: S) =>
  z.object({ rows: z.array(row), next: z.string().max(80).nullable() });

/** All rows of a statement that is answered in pages; undefined when a page is missing, so that half a statement is none. */
export async function statementPages<S extends z.ZodType>(
  post: SignedPost,
  question: object,
  row: S,
): Promise<readonly z.output<S>[] | undefined> {
  const page = statementPage(row);
  const rows: z.output<S>[] = [];
  let after = '';
  for (;;) {
    const reply = await post('/statements', { ...question, after });
    if (reply.kind === 'unanswered' || reply.status !== 200) return undefined;
    const read = page.safeParse(reply.body);
    if (!read.success) return undefined;
    rows.push(...read.data.rows);
    const { next } = read.data;
    if (next === null) return rows;
    if (next <= after) return undefined; // the pages would never end
    after = next;
  }
}
