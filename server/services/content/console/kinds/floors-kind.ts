import { sql } from 'kysely';
import { projectIds, projects } from '#core/site/projects.ts';
import { floorsForm } from '#core/rules/console/content-forms/floors-form.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { EntityKind } from './entity-kind.ts';
import { asIso, asTime } from './item-fields.ts';
import { checkFloors } from './check-floors.ts';
import { contentOf, floorItem, type FloorItem } from './floor-item.ts';

/** Regions are named after their projects. */
const regionOf = (project: string): string => `${project.toUpperCase().replaceAll('-', '_')}_HOME`;

/** The floors of a home page, by the code of its region. */
export const floorsKind: EntityKind<FloorItem> = {
  form: floorsForm,
  item: floorItem,
  async entities(db) {
    const rows = await db
      .selectFrom('floors')
      .select('region_code')
      .distinct()
      .orderBy('region_code')
      .execute();
    return rows.map(({ region_code }) => {
      const project = projectIds.find((each) => regionOf(each) === region_code);
      return { key: region_code, name: project ? `${projects[project].name}首页` : region_code };
    });
  },
  read: floorItems,
  write: writeFloors,
  check: checkFloors,
};

async function floorItems(db: Db | Tx, regionCode: string): Promise<FloorItem[]> {
  const rows = await db
    .selectFrom('floors as f')
    .leftJoin('collections as c', 'c.collection_id', 'f.collection_id')
    .selectAll('f')
    .select([
      'c.rule',
      sql<string[]>`array(select p.goods_id from collection_goods p where p.collection_id = f.collection_id
        order by p.sort, p.goods_id)`.as('goods'),
    ])
    .where('f.region_code', '=', regionCode)
    .orderBy('f.sort')
    .orderBy('f.floor_id')
    .execute();
  return rows.map((row) => {
    const {
      subTitle = '',
      link = null,
      entries,
      items,
      cards,
      tabs,
      pic,
      ...rest
    } = row.content as Partial<FloorItem>;
    return {
      id: row.floor_id,
      kind: row.kind as FloorItem['kind'],
      title: row.title,
      subTitle,
      link,
      isOn: row.is_on,
      areas: row.areas,
      levels: row.levels,
      brands: row.brands,
      hosts: row.hosts as FloorItem['hosts'],
      beginsAt: asIso(row.begins_at),
      endsAt: asIso(row.ends_at),
      ...(entries && { entries }),
      ...(items && { items }),
      ...(cards && { cards }),
      ...(tabs && { tabs }),
      ...(pic && { pic }),
      ...(row.collection_id !== null && { goods: row.goods, rule: row.rule as FloorItem['rule'] }),
      rest: rest as NonNullable<FloorItem['rest']>,
    };
  });
}

/** Rewrites the floors of a region; the goods of a floor are the collection under its own id. */
async function writeFloors(tx: Tx, regionCode: string, items: readonly FloorItem[]): Promise<void> {
  const ids = items.map(({ id }) => id);
  const elsewhere = await tx
    .selectFrom('floors')
    .select('title')
    .where('floor_id', 'in', ['', ...ids])
    .where('region_code', '<>', regionCode)
    .executeTakeFirst();
  if (elsewhere) throw new Refusal(`楼层“${elsewhere.title}”属于别的页面`);
  await tx.deleteFrom('floors').where('region_code', '=', regionCode).execute();
  await writeGoods(
    tx,
    items.filter(({ goods }) => goods !== undefined),
  );
  if (items.length === 0) return;
  await tx
    .insertInto('floors')
    .values(
      items.map((item, at) => ({
        floor_id: item.id,
        region_code: regionCode,
        kind: item.kind,
        title: item.title,
        sort: (at + 1) * 10,
        content: JSON.stringify(contentOf(item)),
        areas: item.areas,
        brands: item.brands,
        levels: item.levels,
        hosts: item.hosts,
        collection_id: item.goods ? item.id : null,
        is_on: item.isOn,
        begins_at: asTime(item.beginsAt),
        ends_at: asTime(item.endsAt),
      })),
    )
    .execute();
}

async function writeGoods(tx: Tx, items: readonly FloorItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('collections')
    .values(
      items.map(({ id, title, subTitle, rule }) => ({
        collection_id: id,
        title,
        sub_title: subTitle,
        pic_url: null,
        begins_at: null,
        ends_at: null,
        kind: 'floor' as const,
        rule: rule ? JSON.stringify(rule) : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('collection_id').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        sub_title: ref('excluded.sub_title'),
        rule: ref('excluded.rule'),
      })),
    )
    .execute();
  const ids = items.map(({ id }) => id);
  await tx.deleteFrom('collection_goods').where('collection_id', 'in', ids).execute();
  const goods = items.flatMap(({ id, goods: picked = [] }) =>
    [...new Set(picked)].map((goods_id, at) => ({
      collection_id: id,
      goods_id,
      price_fen: null,
      sort: at + 1,
    })),
  );
  if (goods.length > 0) await tx.insertInto('collection_goods').values(goods).execute();
}
