import { z } from 'zod';
import { isoTime, singleLine } from '#core/contract/fields.ts';
import { noticesForm } from '#core/rules/console/content-forms/notices-form.ts';
import { asIso, asTime, itemId, time } from './item-fields.ts';
import type { EntityKind } from './entity-kind.ts';

const item = z
  .object({
    id: itemId,
    title: singleLine(40),
    content: z.string().trim().min(1).max(4000),
    openType: singleLine(20),
    publishedAt: isoTime,
    endsAt: time,
  })
  .refine(({ publishedAt, endsAt }) => endsAt === null || Date.parse(publishedAt) < Date.parse(endsAt), {
    path: ['endsAt'],
  });

/** The notices of an activity or page, by its number. */
export const noticesKind: EntityKind<z.output<typeof item>> = {
  form: noticesForm,
  item,
  async entities(db) {
    const rows = await db.selectFrom('notices').select('act_num').distinct().orderBy('act_num').execute();
    return rows.map(({ act_num }) => ({ key: act_num, name: act_num }));
  },
  async read(db, key) {
    const rows = await db
      .selectFrom('notices')
      .selectAll()
      .where('act_num', '=', key)
      .orderBy('published_at', 'desc')
      .orderBy('notice_id')
      .execute();
    return rows.map((row) => ({
      id: row.notice_id,
      title: row.title,
      content: row.content,
      openType: row.open_type,
      publishedAt: row.published_at.toISOString(),
      endsAt: asIso(row.ends_at),
    }));
  },
  async write(tx, key, items) {
    const ids = items.map(({ id }) => id);
    await tx
      .deleteFrom('notices')
      .where('act_num', '=', key)
      .$if(ids.length > 0, (query) => query.where('notice_id', 'not in', ids))
      .execute();
    if (items.length === 0) return;
    await tx
      .insertInto('notices')
      .values(
        items.map((each) => ({
          notice_id: each.id,
          act_num: key,
          open_type: each.openType,
          title: each.title,
          content: each.content,
          published_at: new Date(each.publishedAt),
          ends_at: asTime(each.endsAt),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('notice_id')
          .doUpdateSet(({ ref }) => ({
            open_type: ref('excluded.open_type'),
            title: ref('excluded.title'),
            content: ref('excluded.content'),
            published_at: ref('excluded.published_at'),
            ends_at: ref('excluded.ends_at'),
          }))
          .where('notices.act_num', '=', key),
      )
      .execute();
  },
  check: async ({ clock }, _key, items) => {
    const now = clock.now().toISOString();
    const isCurrent = items.some(
      ({ publishedAt, endsAt }) => publishedAt <= now && (endsAt === null || endsAt > now),
    );
    return [
      isCurrent
        ? { result: 'pass', text: '现在有正在显示的公告' }
        : { result: 'warn', text: '现在没有正在显示的公告' },
    ];
  },
};
