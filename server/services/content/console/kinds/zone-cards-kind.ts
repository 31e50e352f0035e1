import { sql } from 'kysely';
import { z } from 'zod';
import { picUrl, singleLine } from '#core/contract/fields.ts';
import { zoneCardsForm } from '#core/rules/console/content-forms/zone-cards-form.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { projectIds } from '#core/site/projects.ts';
import { titles } from '#core/site/titles.ts';
import type { Tx } from '../../../../db/database.ts';
import { idOf } from '../../../../http/secrets.ts';
import { checkPictures } from './check-pictures.ts';
import type { EntityKind } from './entity-kind.ts';
import { asIso, asTime, cities, isWindow, itemId, optionalText, time, windowFault } from './item-fields.ts';

const item = z
  .object({
    id: itemId,
    title: singleLine(10),
    subTitle: singleLine(20),
    highlight: optionalText(8),
    group: singleLine(10),
    page: singleLine(40).refine((page) => isPage(page)),
    pics: z.array(picUrl).max(1),
    tone: z.enum(['warm', 'violet', 'gold', 'green', 'blue']),
    areas: cities,
    beginsAt: time,
    endsAt: time,
  })
  .refine(isWindow, windowFault);

const isPage = (page: string): boolean =>
  projectIds.some((project) => pathOf(project, page as PageId) !== undefined);
const zone = { key: 'activityZone', name: titles.activityZone };

/** The cards of the activity zone. A card that an operator stopped stays stopped through versions (docs/decisions/0178). */
export const zoneCardsKind: EntityKind<z.output<typeof item>> = {
  form: zoneCardsForm,
  item,
  async entities(db) {
    const rows = await db
      .selectFrom('zone_groups')
      .select('act_name')
      .distinct()
      .orderBy('act_name')
      .execute();
    const others = rows.filter(({ act_name }) => act_name !== zone.key);
    return [zone, ...others.map(({ act_name }) => ({ key: act_name, name: act_name }))];
  },
  async read(db, key) {
    const rows = await db
      .selectFrom('zone_activities as a')
      .innerJoin('zone_groups as g', 'g.group_id', 'a.group_id')
      .selectAll('a')
      .select('g.name as group_name')
      .where('g.act_name', '=', key)
      .orderBy('g.sort')
      .orderBy('g.group_id')
      .orderBy('a.sort')
      .orderBy('a.activity_id')
      .execute();
    return rows.map((row) => ({
      id: row.activity_id,
      title: row.title,
      subTitle: row.sub_title,
      highlight: row.highlight,
      group: row.group_name,
      page: row.page,
      pics: row.pics,
      tone: row.tone,
      areas: row.areas,
      beginsAt: asIso(row.begins_at),
      endsAt: asIso(row.ends_at),
    }));
  },
  async write(tx, key, items) {
    const before = await tx
      .selectFrom('zone_groups')
      .select(['group_id', 'name'])
      .where('act_name', '=', key)
      .execute();
    const groups = [...new Set(items.map(({ group }) => group))].map((name, at) => ({
      group_id: before.find((each) => each.name === name)?.group_id ?? idOf('zone group', key, name),
      act_name: key,
      name,
      sort: at + 1,
    }));
    const oldIds = before.map(({ group_id }) => group_id);
    await takeOut(tx, oldIds, items);
    if (groups.length > 0)
      await tx
        .insertInto('zone_groups')
        .values(groups)
        .onConflict((c) => c.column('group_id').doUpdateSet(({ ref }) => ({ sort: ref('excluded.sort') })))
        .execute();
    for (const [at, card] of items.entries()) {
      const values = {
        title: card.title,
        sub_title: card.subTitle,
        highlight: card.highlight,
        pics: card.pics,
        tone: card.tone,
        page: card.page,
        areas: card.areas,
        begins_at: asTime(card.beginsAt),
        ends_at: asTime(card.endsAt),
        group_id: groups.find(({ name }) => name === card.group)?.group_id ?? null,
        sort: at + 1,
      };
      await tx
        .insertInto('zone_activities')
        .values({ activity_id: card.id, ...values })
        .onConflict((c) => c.column('activity_id').doUpdateSet(values))
        .execute();
    }
    const unused = oldIds.filter((id) => !groups.some(({ group_id }) => group_id === id));
    if (unused.length > 0) await tx.deleteFrom('zone_groups').where('group_id', 'in', unused).execute();
  },
  check: async (deps, _key, items) => {
    const groups = items.map(({ group }) => group);
    const apart = groups.find((group, at) => groups[at - 1] !== group && groups.indexOf(group) < at);
    return [
      apart === undefined
        ? { result: 'pass', text: `${items.length}张卡片，${new Set(groups).size}个分组` }
        : { result: 'fail', text: `分组“${apart}”的卡片要排在一起` },
      ...(await checkPictures(deps, zoneCardsForm, items)),
    ];
  },
};

/** A stopped card is kept: brought back by an older version, it is stopped still. */
async function takeOut(
  tx: Tx,
  groupIds: readonly string[],
  shown: readonly { readonly id: string }[],
): Promise<void> {
  const isGone = sql<boolean>`group_id = any(${groupIds}::text[]) and activity_id <> all(${shown.map(({ id }) => id)}::text[])`;
  await tx.deleteFrom('zone_activities').where(isGone).where('stopped_at', 'is', null).execute();
  await tx.updateTable('zone_activities').set({ group_id: null }).where(isGone).execute();
}
