import type { TestServer } from './test-server.ts';

const years = 100 * 365 * 86_400_000;

/** Keeps a recurring job from running by itself, for a test that does its work by a call and counts what the call did. */
export async function neverRun({ db, now }: Pick<TestServer, 'db' | 'now'>, name: string): Promise<void> {
  const next_run_at = new Date(now().getTime() + years);
  await db
    .insertInto('recurring_jobs')
    .values({ name, next_run_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ next_run_at }))
    .execute();
}
