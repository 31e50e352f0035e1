import type { z } from 'zod';
import type { ContentCheck } from '#core/contract/console/content.shapes.ts';
import type { ContentItem } from '#core/rules/console/content-document.ts';
import type { ContentForm } from '#core/rules/console/content-form.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';

export type ContentDeps = Pick<Deps, 'db' | 'clock' | 'origins' | 'base' | 'log'>;

export interface EntityName {
  readonly key: string;
  readonly name: string;
}

/** What operators edit as one list and publish as one: its live rows are read as items and written from them. */
export interface EntityKind<Item extends { readonly id: string } = never> {
  readonly form: ContentForm;
  readonly item: z.ZodType<Item>;
  /** The entities that exist, or can exist. */
  entities(db: Db): Promise<readonly EntityName[]>;
  /** The live items in their order. */
  read(db: Db | Tx, key: string): Promise<readonly Item[]>;
  /** Makes the live rows equal to the items. */
  write(tx: Tx, key: string, items: readonly Item[]): Promise<void>;
  /** What is wrong with the items besides their form; 'fail' refuses the publication. */
  check(deps: ContentDeps, key: string, items: readonly Item[]): Promise<readonly ContentCheck[]>;
}

/** A kind whose items are not known outside: they are checked by its schema before they reach it. */
export type AnyEntityKind = EntityKind<ContentItem>;
export const anyEntityKind = <Item extends { readonly id: string }>(kind: EntityKind<Item>): AnyEntityKind =>
  kind;
