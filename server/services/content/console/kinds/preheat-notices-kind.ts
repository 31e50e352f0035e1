import { z } from 'zod';
import { isoTime, singleLine } from '#core/contract/fields.ts';
import { preheatNoticesForm } from '#core/rules/console/content-forms/preheat-notices-form.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import type { EntityKind } from './entity-kind.ts';
import { isWindow, itemId, link, windowFault } from './item-fields.ts';

const item = z
  .object({
    id: itemId,
    title: singleLine(40),
    picUrl: singleLine(2048),
    link,
    channelId: singleLine(40),
    beginsAt: isoTime,
    endsAt: isoTime,
  })
  .refine(isWindow, windowFault);

/** The announcements of all channels. One that stays keeps its confirmations. */
export const preheatNoticesKind: EntityKind<z.output<typeof item>> = {
  form: preheatNoticesForm,
  item,
  entities: async () => [{ key: 'all', name: '全部预热公告' }],
  async read(db) {
    const rows = await db
      .selectFrom('preheat_notices')
      .selectAll()
      .orderBy('begins_at', 'desc')
      .orderBy('notice_id')
      .execute();
    return rows.map((row) => ({
      id: row.notice_id,
      title: row.title,
      picUrl: row.pic_url,
      link: row.link === '' ? null : row.link,
      channelId: row.channel_id,
      beginsAt: row.begins_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    }));
  },
  async write(tx, _key, items) {
    const ids = items.map(({ id }) => id);
    await tx
      .deleteFrom('preheat_notices')
      .$if(ids.length > 0, (query) => query.where('notice_id', 'not in', ids))
      .execute();
    if (items.length === 0) return;
    await tx
      .insertInto('preheat_notices')
      .values(
        items.map((each) => ({
          notice_id: each.id,
          channel_id: each.channelId,
          title: each.title,
          pic_url: each.picUrl,
          link: each.link ?? '',
          begins_at: new Date(each.beginsAt),
          ends_at: new Date(each.endsAt),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('notice_id').doUpdateSet(({ ref }) => ({
          channel_id: ref('excluded.channel_id'),
          title: ref('excluded.title'),
          pic_url: ref('excluded.pic_url'),
          link: ref('excluded.link'),
          begins_at: ref('excluded.begins_at'),
          ends_at: ref('excluded.ends_at'),
        })),
      )
      .execute();
  },
  check: async (deps, _key, items) => [
    ...(await checkPictures(deps, preheatNoticesForm, items)),
    await checkLinks(
      deps,
      items.map(({ title, link: to }) => ({ name: title, link: to })),
    ),
  ],
};
