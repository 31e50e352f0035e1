import type { Selectable } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Messages } from '../db/schema/messages.ts';
import { demoMessages, type DemoMessage } from './messages.ts';
import { upsertRows } from './upsert-rows.ts';

const hourMs = 3_600_000;

interface ShownGoods {
  readonly goods_id: string;
  readonly name: string;
  readonly pic_url: string;
}

/** Messages to all and to the demo accounts that are open. Their times and read marks stay as the first load set them. */
export async function loadMessages(tx: Tx, now: Date): Promise<void> {
  const live = await tx.selectFrom('users').select('user_id').where('closed_at', 'is', null).execute();
  const goods = await tx
    .selectFrom('goods')
    .select(['goods_id', 'name', 'pic_url'])
    .where(
      'goods_id',
      'in',
      demoMessages.flatMap(({ goods: shown }) => shown?.goodsId ?? []),
    )
    .execute();
  const rows = demoMessages
    .map((message, at) => ({ message, row: rowOf(message, at, goods, now) }))
    .filter(({ message: { userId } }) => userId === null || live.some(({ user_id }) => user_id === userId));
  await upsertRows(
    tx,
    'messages',
    rows.map(({ row }) => row),
    { key: ['message_id'], keep: ['published_at'] },
  );
  await upsertRows(
    tx,
    'message_reads',
    rows.flatMap(({ message: { userId, isRead = false }, row }) =>
      isRead && userId !== null ? [{ user_id: userId, message_id: row.message_id, read_at: now }] : [],
    ),
  );
}

function rowOf(
  { userId, hoursAgo, link, goods, isRead: _isRead, ...content }: DemoMessage,
  at: number,
  shown: readonly ShownGoods[],
  now: Date,
): Selectable<Messages> {
  const subject = goods && shown.find(({ goods_id }) => goods_id === goods.goodsId);
  const id = `demo.${at + 1}`;
  return {
    ...content,
    message_id: id,
    user_id: userId,
    source: id,
    subject: goods && subject ? { picUrl: subject.pic_url, title: subject.name, line: goods.line } : null,
    link: link ?? null,
    published_at: new Date(now.getTime() - hoursAgo * hourMs),
    ends_at: null,
  };
}
