import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { upsertRows } from '../demo/upsert-rows.ts';
import { appendAudit } from '../services/operators/public.ts';
import { draftVersion, firstRows, type FirstRows } from './first-rows.ts';

export interface SeededTable {
  readonly title: string;
  readonly written: number;
  /** Rows that are there, or that were written before and deleted since. */
  readonly left: number;
  readonly note: string;
}
export interface Missing {
  readonly what: string;
  readonly cure: string;
}
export interface SeedReport {
  readonly tables: readonly SeededTable[];
  readonly missing: readonly Missing[];
}

/** A command on the machine: no operator. */
const onMachine = { operatorId: null, name: null, network: '本机' };

/**
 * Writes what a mall cannot start without, in one transaction. A row is written once: what is there already, and what an operator changed or
 * deleted since, stays as it is.
 */
export const seedProduction = (
  db: Db,
  { now, base }: { readonly now: Date; readonly base: string },
): Promise<SeedReport> =>
  db.transaction().execute(async (tx) => {
    // Of two commands at once the second finds the rows of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed production', 0))`.execute(tx);
    const tables: SeededTable[] = [];
    for (const each of firstRows) tables.push(await writeFirst(tx, each, { now, base }));
    const written = tables.filter(({ written: rows }) => rows > 0);
    if (written.length > 0)
      await appendAudit(
        tx,
        onMachine,
        {
          act: '写入初始数据',
          objectKind: 'seed',
          objectKey: 'production',
          objectName: '初始数据',
          changes: written.map(({ title, written: rows }) => ({
            field: title,
            before: '',
            after: `${rows} 行`,
          })),
        },
        now,
      );
    return { tables, missing: await missingIn(tx) };
  });

async function writeFirst(
  tx: Tx,
  { table, title, note, key, rows }: FirstRows,
  at: { readonly now: Date; readonly base: string },
): Promise<SeededTable> {
  const all = rows(at);
  const keyOf = (row: object): string => key.map((column) => String(Reflect.get(row, column))).join(' ');
  const known = await knownKeys(tx, table, key);
  const fresh = all.filter((row) => !known.has(keyOf(row)));
  await upsertRows(tx, table, fresh);
  await sql`
    insert into seeded_rows (table_name, row_key, seeded_at)
    select ${table}, w.key, ${at.now} from unnest(${all.map(keyOf)}::text[]) as w(key)
    on conflict do nothing`.execute(tx);
  return { title, note, written: fresh.length, left: all.length - fresh.length };
}

/** The keys of rows that are in the table, or that were written into it once. */
async function knownKeys(tx: Tx, table: string, key: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly key: string }>`
    select concat_ws(' ', ${sql.join(key.map((column) => sql.ref(column)))}) as key from ${sql.table(table)}
    union select row_key from seeded_rows where table_name = ${table}`.execute(tx);
  return new Set(rows.map((row) => row.key));
}

/** What a mall still lacks, with the way to it. */
async function missingIn(tx: Tx): Promise<readonly Missing[]> {
  const { rows } = await sql<Record<'owners' | 'products' | 'goods' | 'shops' | 'codes', number>>`
    select (select count(*)::integer from operator_roles where role = 'owner') as owners,
      (select count(*)::integer from products) as products,
      (select count(*)::integer from goods) as goods,
      (select count(*)::integer from shops) as shops,
      (select count(*)::integer from skus k join goods g using (goods_id) where g.kind = 'code'
        and not exists (select from sku_codes c where c.sku_id = k.sku_id)) as codes`.execute(tx);
  const [count] = rows;
  if (!count) return [];
  const drafts = await sql<{ readonly title: string }>`
    select title from (select distinct on (template_id) title, version from agreements order by template_id, published_at desc) as latest
    where version = ${draftVersion} order by title`.execute(tx);
  const owner = 'npm run operator -- create-owner --name 王敏 --login wang.min';
  const file = (name: string) => `npm run import -- ${name} --as 负责人的登录名（格式见 docs/imports）`;
  return [
    ...(count.owners === 0 ? [{ what: '第一位负责人', cure: owner }] : []),
    ...(drafts.rows.length === 0
      ? []
      : [
          {
            what: `${drafts.rows.length} 份协议还是初稿：${drafts.rows.map(({ title }) => title).join('、')}`,
            cure: '运营台“协议”：写新版本，由另一人同意',
          },
        ]),
    ...(count.products === 0 ? [{ what: '权益产品', cure: file('products.csv') }] : []),
    ...(count.shops === 0 ? [{ what: '门店', cure: file('shops.csv') }] : []),
    ...(count.goods === 0 ? [{ what: '商品', cure: file('goods.csv') }] : []),
    ...(count.codes > 0 ? [{ what: `${count.codes} 个卡密规格没有券码`, cure: file('codes.csv') }] : []),
  ];
}
