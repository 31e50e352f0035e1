import type { Selectable } from 'kysely';
import type { MessageReads, Messages } from '../../db/schema/messages.ts';
import { messages, type MessageRow } from '../data/messages.ts';
import { demoGoods } from './goods.ts';

const hourMs = 3_600_000;
const idOf = (at: number): string => `demo.${at + 1}`;

function subjectOf({ goods }: MessageRow): Selectable<Messages>['subject'] {
  const [goodsId, caption] = goods ?? [];
  const shown = demoGoods(() => '').find(({ goods_id }) => goods_id === goodsId);
  return shown && caption !== undefined ? { picUrl: shown.pic_url, title: shown.name, line: caption } : null;
}

/** Messages to all and to demo subscribers. */
export const demoMessages = (now: Date): readonly Selectable<Messages>[] =>
  messages.map((row, at) => ({
    kind: row.kind,
    topic: row.topic,
    title: row.title,
    text: row.text,
    message_id: idOf(at),
    user_id: row.to ?? null,
    source: idOf(at),
    subject: subjectOf(row),
    link: { page: row.page, query: row.query ?? {} },
    published_at: new Date(now.getTime() - row.hoursAgo * hourMs),
    ends_at: null,
    broadcast_id: null,
  }));

export const demoMessageReads = (now: Date): readonly Selectable<MessageReads>[] =>
  messages.flatMap(({ to, isRead }, at) =>
    isRead && to ? [{ user_id: to, message_id: idOf(at), read_at: now }] : [],
  );
