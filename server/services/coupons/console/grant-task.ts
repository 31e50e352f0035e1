import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../db/database.ts';
import type { BulkTasks } from '../../../db/schema/bulk-tasks.ts';
import { sendMessages } from '../../content/public.ts';
import type { EntryOutcome, TaskKind } from '../../operators/public.ts';
import { cardTimes } from '../offers/card-times.ts';
import { newCardCode } from '../offers/grant-coupon.ts';
import { templateById, worthOf } from '../offers/template-by-id.ts';

export const grantInput = z.object({ templateId: z.string() });

const templateOf = (tx: Tx, { input }: Selectable<BulkTasks>) =>
  templateById(tx, grantInput.parse(input).templateId);

/** Grants a coupon to each subscriber of a list, with a message. */
export const grantCouponsTask: TaskKind = {
  kind: 'coupon-grant',
  act: '按名单发券',
  stop: 'activities.stop',
  costFen: async (tx, task) => worthOf(await templateOf(tx, task)),
  async run(tx, task, entries, now): Promise<readonly EntryOutcome[]> {
    const template = await templateOf(tx, task);
    const codes = entries.map(newCardCode);
    const { begins_at, expires_at } = cardTimes(template, now);
    if (expires_at <= now) return entries.map(({ entryId }) => ({ entryId, fault: '券已过有效期' }));
    const { rows } = await sql<{ card_code: string; user_id: string }>`
      with live as (
        select u.user_id, w.code
        from unnest(${entries.map(({ userId }) => userId)}::text[], ${codes}::text[]) as w(user_id, code)
        join users u using (user_id) where u.closed_at is null for key share of u
      )
      insert into user_coupons (card_code, user_id, coupon_type, amount_fen, title, begins_at, expires_at, template_id)
      select code, user_id, ${template.coupon_type}, ${template.amount_fen}::integer, ${template.title}, ${begins_at}::timestamptz,
        ${expires_at}::timestamptz, ${template.template_id} from live
      returning card_code, user_id`.execute(tx);
    await sendMessages(
      tx,
      rows.map(({ user_id }) => ({
        userId: user_id,
        source: `grant ${task.task_id}`,
        kind: 'activity',
        topic: 'coupon',
        title: `送您一张${template.title}`,
        text: `${template.scope_text || '全部商品可用'}，已放进“我的优惠券”。`,
      })),
      now,
    );
    const codeOf = new Map(rows.map(({ user_id, card_code }) => [user_id, card_code]));
    return entries.map(({ entryId, userId }) => {
      const resultKey = codeOf.get(userId);
      return resultKey === undefined ? { entryId, fault: '号码已注销' } : { entryId, resultKey };
    });
  },
};
