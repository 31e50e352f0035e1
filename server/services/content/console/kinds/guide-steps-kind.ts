import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { guideStepsForm } from '#core/rules/console/content-forms/guide-steps-form.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import type { EntityKind } from './entity-kind.ts';
import { itemId, link } from './item-fields.ts';

const item = z.object({
  id: itemId,
  title: singleLine(20),
  text: singleLine(60),
  picUrl: singleLine(2048),
  link,
  pageId: singleLine(40),
  channelId: singleLine(40),
});

/** The steps to find the mini-program, of all pages and channels. */
export const guideStepsKind: EntityKind<z.output<typeof item>> = {
  form: guideStepsForm,
  item,
  entities: async () => [{ key: 'all', name: '全部步骤' }],
  async read(db) {
    const rows = await db.selectFrom('guide_steps').selectAll().orderBy('sort').orderBy('guide_id').execute();
    return rows.map((row) => ({
      id: row.guide_id,
      title: row.title,
      text: row.text,
      picUrl: row.pic_url,
      link: row.link === '' ? null : row.link,
      pageId: row.page_id,
      channelId: row.channel_id,
    }));
  },
  async write(tx, _key, items) {
    await tx.deleteFrom('guide_steps').execute();
    if (items.length === 0) return;
    await tx
      .insertInto('guide_steps')
      .values(
        items.map((each, at) => ({
          guide_id: each.id,
          page_id: each.pageId,
          channel_id: each.channelId,
          title: each.title,
          text: each.text,
          pic_url: each.picUrl,
          link: each.link ?? '',
          sort: at + 1,
        })),
      )
      .execute();
  },
  check: async (deps, _key, items) => [
    ...(await checkPictures(deps, guideStepsForm, items)),
    await checkLinks(
      deps,
      items.map(({ title, link: to }) => ({ name: title, link: to })),
    ),
  ],
};
