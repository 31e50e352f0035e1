import type { Selectable } from 'kysely';
import type { MessageReads, Messages } from '../../db/schema/messages.ts';
import { messages, type MessageRow } from '../data/messages.ts';
import { pastClaimId } from '../steps/add-past-claims.ts';
import { demoGoods } from './goods.ts';
import { demoGroups } from './group-buy.ts';

const hourMs = 3_600_000;
const idOf = (at: number): string => `demo.${at + 1}`;

function subjectOf({ goods }: MessageRow): Selectable<Messages>['subject'] {
  const [goodsId, caption] = goods ?? [];
  const shown = demoGoods(() => '').find(({ goods_id }) => goods_id === goodsId);
  return shown && caption !== undefined ? { picUrl: shown.pic_url, title: shown.name, line: caption } : null;
}

/** What a message is about: the order of its receiver's open group, the claim of a right, or a page alone. */
function queryOf({ to, goods, query = {}, isOfOpenGroup, claimed }: MessageRow, now: Date) {
  if (to !== undefined && claimed !== undefined) return { claimId: pastClaimId(to, claimed) };
  if (!isOfOpenGroup) return query;
  const group = demoGroups(now).find(({ user_id, line }) => user_id === to && line.goods_id === goods?.[0]);
  if (!group) throw new Error(`${to} has no open group of ${goods?.[0]}`);
  return { orderNo: group.order.order_no };
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
    link: { page: row.page, query: queryOf(row, now) },
    published_at: new Date(now.getTime() - row.hoursAgo * hourMs),
    ends_at: null,
    broadcast_id: null,
  }));

export const demoMessageReads = (now: Date): readonly Selectable<MessageReads>[] =>
  messages.flatMap(({ to, isRead }, at) =>
    isRead && to ? [{ user_id: to, message_id: idOf(at), read_at: now }] : [],
  );
