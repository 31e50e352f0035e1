import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { ContentKind } from '#core/contract/console/content.shapes.ts';
import { textOfValue, type ContentDocument, type ContentItem } from '#core/rules/console/content-document.ts';
import { nameOfItem } from '#core/rules/console/content-form.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import type { AnyEntityKind, EntityName } from './kinds/entity-kind.ts';
import { entityKinds } from './entity-kinds.ts';

export interface EntityRef {
  readonly kind: ContentKind;
  readonly key: string;
}

/** The entities of a kind: those that have rows, and those that had: an emptied one can be filled again. */
export async function entitiesOf(db: Db, kind: ContentKind): Promise<readonly EntityName[]> {
  const live = await entityKinds[kind].entities(db);
  const stored = await db
    .selectFrom('content_revisions')
    .select('entity_key')
    .distinct()
    .where('entity_kind', '=', kind)
    .execute();
  const emptied = stored.filter(({ entity_key }) => !live.some(({ key }) => key === entity_key));
  return [...live, ...emptied.map(({ entity_key }) => ({ key: entity_key, name: entity_key }))];
}

/** The kind and the name of an entity. */
export async function entityOf(
  db: Db,
  { kind, key }: EntityRef,
): Promise<{ kind: AnyEntityKind; name: string }> {
  const found = (await entitiesOf(db, kind)).find((each) => each.key === key);
  if (!found) throw new NotFound(`没有这个${entityKinds[kind].form.entityName}`);
  return { kind: entityKinds[kind], name: found.name };
}

/** Publications of one entity follow each other; the lock ends with the transaction. */
export const lockEntity = (tx: Tx, { kind, key }: EntityRef) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${key}`}, 0))`.execute(tx);

export interface LiveDocument {
  readonly document: ContentDocument;
  readonly hash: string;
}

/** What pages show now. Its hash changes with every change of the live rows, also by SQL. */
export async function liveDocument(db: Db | Tx, { kind, key }: EntityRef): Promise<LiveDocument> {
  const items = await entityKinds[kind].read(db, key);
  return { document: { items }, hash: hash('sha256', textOfValue(items), 'hex') };
}

/** Items as their kind reads them; what does not fit is refused by the names of its item and field. */
export function checkedItems(
  { form, item }: AnyEntityKind,
  sent: { readonly items: readonly Readonly<Record<string, unknown>>[] },
): readonly ContentItem[] {
  const items = sent.items.map((each, at) => {
    const read = item.safeParse(each);
    if (read.success) return read.data;
    const [name, , inner] = read.error.issues[0]?.path ?? [];
    const field = form.fields.find((known) => known.name === name);
    const row = field?.input === 'rows' ? field.fields.find((known) => known.name === inner) : undefined;
    const title = each[form.titleField];
    const which = nameOfItem(form, { id: '', [form.titleField]: typeof title === 'string' ? title : '' });
    throw new Refusal(
      `第${at + 1}个${form.itemName}“${which}”请检查：${field?.label ?? '内容'}${row ? `的${row.label}` : ''}`,
    );
  });
  if (new Set(items.map(({ id }) => id)).size < items.length)
    throw new Refusal('内容有重复，请刷新页面后重试');
  return items;
}

/** Writes the rows that pages read: the one way in which a document becomes live, and in which a preview shows it. */
export const writeLive = (tx: Tx, { kind, key }: EntityRef, { items }: ContentDocument): Promise<void> =>
  entityKinds[kind].write(tx, key, items);
