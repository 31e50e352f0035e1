import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { lampsForm } from '#core/rules/console/content-forms/lamps-form.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import { asIso, asTime, isWindow, itemId, link, time, windowFault } from './item-fields.ts';
import type { EntityKind } from './entity-kind.ts';

const coupon = z.object({ couponId: z.string(), amountFen: z.int(), thresholdFen: z.int() });
const item = z
  .object({
    id: itemId,
    kind: z.enum(['news', 'coupon']),
    text: singleLine(40),
    picUrl: z.string().max(2048),
    link,
    areaNum: z.string().regex(/^(?:\*|\d{6})$/),
    planId: singleLine(40),
    channelId: singleLine(40),
    beginsAt: time,
    endsAt: time,
    /** Of a line for a coupon, which keeps what the coupon says. */
    coupon: coupon.optional(),
  })
  .refine(isWindow, windowFault)
  .refine(({ kind, endsAt }) => kind === 'news' || endsAt !== null, windowFault)
  .refine((each) => (each.kind === 'coupon') === (each.coupon !== undefined), { path: ['kind'] });

/** The lines of the ticker, of all plans and channels. */
export const lampsKind: EntityKind<z.output<typeof item>> = {
  form: lampsForm,
  item,
  entities: async () => [{ key: 'all', name: '全部跑马灯' }],
  async read(db) {
    const rows = await db.selectFrom('lamps').selectAll().orderBy('sort').orderBy('lamp_id').execute();
    return rows.map((row) => ({
      id: row.lamp_id,
      kind: row.coupon_id === null ? 'news' : 'coupon',
      text: row.text,
      picUrl: row.pic_url,
      link: row.link === '' ? null : row.link,
      areaNum: row.area_num,
      planId: row.plan_id,
      channelId: row.channel_id,
      beginsAt: asIso(row.begins_at),
      endsAt: asIso(row.ends_at),
      ...(row.coupon_id !== null && {
        coupon: {
          couponId: row.coupon_id,
          amountFen: row.amount_fen ?? 0,
          thresholdFen: row.threshold_fen ?? 0,
        },
      }),
    }));
  },
  async write(tx, _key, items) {
    await tx.deleteFrom('lamps').execute();
    if (items.length === 0) return;
    await tx
      .insertInto('lamps')
      .values(
        items.map((each, at) => ({
          lamp_id: each.id,
          plan_id: each.planId,
          area_num: each.areaNum,
          channel_id: each.channelId,
          text: each.text,
          pic_url: each.picUrl,
          link: each.link ?? '',
          sort: at + 1,
          begins_at: asTime(each.beginsAt),
          ends_at: asTime(each.endsAt),
          coupon_id: each.coupon?.couponId ?? null,
          amount_fen: each.coupon?.amountFen ?? null,
          threshold_fen: each.coupon?.thresholdFen ?? null,
        })),
      )
      .execute();
  },
  check: async (deps, _key, items) => [
    ...(await checkPictures(deps, lampsForm, items)),
    await checkLinks(
      deps,
      items.map(({ text, link: to }) => ({ name: text, link: to })),
    ),
  ],
};
