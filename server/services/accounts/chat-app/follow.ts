import type { DataOf } from '#core/contract/endpoint.ts';
import type { chatApp } from '#core/contract/user/chat-app.ts';
import type { Deps } from '../../../deps.ts';

type Follow = DataOf<typeof chatApp.followState>;

/** Whether this subscriber follows the operator's account, and since when. */
export async function followState({ db }: Deps, userId: string): Promise<Follow> {
  const row = await db
    .selectFrom('chat_follows')
    .select('focused_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { focused: row ? 1 : 0, focusedAt: row?.focused_at.toISOString() ?? null };
}

/** Records the follow; a repetition keeps the first time. */
export async function recordFollow(deps: Deps, userId: string): Promise<Follow> {
  await deps.db
    .insertInto('chat_follows')
    .values({ user_id: userId, focused_at: deps.clock.now() })
    .onConflict((c) => c.column('user_id').doNothing())
    .execute();
  return followState(deps, userId);
}
