import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { content } from '#core/contract/console/content.ts';
import type { Revision } from '#core/contract/console/content.shapes.ts';
import { contentChanges } from '#core/rules/console/content-changes.ts';
import { citiesOfItem } from '#core/rules/console/content-forms/cities-of-item.ts';
import { mergeContent } from '#core/rules/console/merge-content.ts';
import type { Db } from '../../../db/database.ts';
import { pageByNumber } from '../../../db/keyset-page.ts';
import { entitiesOf, entityOf, liveDocument } from './entity.ts';
import { entityKinds } from './entity-kinds.ts';
import { entityRefOf, publishedOf, revisionById, type RevisionRow } from './revisions.ts';

interface EntityFacts {
  readonly entity_key: string;
  readonly version: number | null;
  readonly published_at: Date | null;
  readonly drafts: number;
  readonly next_at: Date | null;
}

/** The entities of a kind, each with what is live and what waits. */
export async function contentEntities(
  db: Db,
  { kind }: InputOf<typeof content.contentEntities>,
): Promise<DataOf<typeof content.contentEntities>> {
  const names = await entitiesOf(db, kind);
  const { rows } = await sql<EntityFacts>`
    select entity_key, max(version) filter (where state = 'published') as version,
      max(published_at) filter (where state = 'published') as published_at,
      count(*) filter (where state = 'draft') as drafts,
      min(publish_at) filter (where state = 'scheduled') as next_at
    from content_revisions where entity_kind = ${kind} and state in ('draft', 'scheduled', 'published')
    group by entity_key`.execute(db);
  const facts = new Map(rows.map((row) => [row.entity_key, row]));
  return {
    rows: await Promise.all(
      names.map(async ({ key, name }) => {
        const items = await entityKinds[kind].read(db, key);
        return {
          kind,
          key,
          name,
          items: items.length,
          cities: [...new Set(items.flatMap(citiesOfItem))],
          version: facts.get(key)?.version ?? null,
          publishedAt: facts.get(key)?.published_at?.toISOString() ?? null,
          drafts: facts.get(key)?.drafts ?? 0,
          nextAt: facts.get(key)?.next_at?.toISOString() ?? null,
        };
      }),
    ),
  };
}

/** What is live of an entity. */
export async function contentEntity(
  db: Db,
  ref: InputOf<typeof content.contentEntity>,
): Promise<DataOf<typeof content.contentEntity>> {
  const { name } = await entityOf(db, ref);
  const [{ document }, published] = await Promise.all([liveDocument(db, ref), publishedOf(db, ref)]);
  return { name, live: sent(document), version: published?.version ?? null };
}

/** The versions of an entity, newest first. */
export async function contentRevisions(
  db: Db,
  { kind, key, ...input }: InputOf<typeof content.contentRevisions>,
): Promise<DataOf<typeof content.contentRevisions>> {
  const matching = () =>
    db.selectFrom('content_revisions').where('entity_kind', '=', kind).where('entity_key', '=', key);
  const { page, nextKey, count } = await pageByNumber(
    {
      db,
      rows: matching().selectAll(),
      by: 'version',
      keyOf: ({ version }) => version,
      counted: () => matching().select('revision_id'),
    },
    input,
  );
  const names = await namesOf(db, page);
  return { rows: page.map((row) => view(row, names)), nextKey, count };
}

/** A version with its document, against what is live now. */
export async function contentRevision(
  db: Db,
  revisionId: string,
): Promise<DataOf<typeof content.contentRevision>> {
  const row = await revisionById(db, revisionId);
  const ref = entityRefOf(row);
  const { form } = entityKinds[ref.kind];
  const live = await liveDocument(db, ref);
  const isOpen = row.state === 'draft' || row.state === 'scheduled';
  const isStale = isOpen && live.hash !== row.base_hash;
  return {
    revision: view(row, await namesOf(db, [row])),
    edit: row.edit,
    document: sent(row.document),
    changes: [...contentChanges(form, live.document, row.document)],
    isStale,
    conflicts: isStale ? [...mergeContent(form, row.base, live.document, row.document).conflicts] : [],
  };
}

type Sent = DataOf<typeof content.contentEntity>['live'];
/** JSON values have no undefined; the schema's arrays are not readonly. */
const sent = (document: object): Sent => JSON.parse(JSON.stringify(document)) as Sent;

async function namesOf(db: Db, rows: readonly RevisionRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ made_by }) => made_by ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('operators')
    .select(['operator_id', 'name'])
    .where('operator_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map(({ operator_id, name }) => [operator_id, name]));
}

const view = (row: RevisionRow, names: ReadonlyMap<string, string>): Revision => ({
  revisionId: row.revision_id,
  version: row.version,
  state: row.state,
  note: row.note,
  madeBy: row.made_by === null ? null : { operatorId: row.made_by, name: names.get(row.made_by) ?? '' },
  savedAt: row.saved_at.toISOString(),
  publishAt: row.publish_at?.toISOString() ?? null,
  unpublishAt: row.unpublish_at?.toISOString() ?? null,
  publishedAt: row.published_at?.toISOString() ?? null,
  repeats: row.repeats,
  fault: row.fault,
});
