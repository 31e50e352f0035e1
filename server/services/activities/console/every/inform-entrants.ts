import { sql } from 'kysely';
import type { Tx } from '../../../../db/database.ts';
import { sendMessages } from '../../../content/public.ts';

/** Who registered for a draw that is not made yet is informed, each once. */
export async function informEntrants(tx: Tx, sessionId: string, name: string, now: Date): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from draw_entries e
    where session_id = ${sessionId} and not exists (
      select from draws d where d.session_id = e.session_id and d.drawn_at is not null)
    order by user_id`.execute(tx);
  await sendMessages(
    tx,
    rows.map(({ user_id }) => ({
      userId: user_id,
      source: `draw stopped ${sessionId}`,
      kind: 'activity',
      topic: 'flashSale',
      title: '抽签已停止',
      text: `“${name}”已停止，暂不开奖。您的报名已保留，恢复后照常开奖；不恢复就不开奖，报名不占任何次数。`,
      link: { page: 'flashSale', query: { sessionId } },
    })),
    now,
  );
}
