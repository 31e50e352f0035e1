import { sql } from 'kysely';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';

export interface AgreementTitle {
  readonly templateId: string;
  readonly title: string;
}

const currentTitles = preparedQuery<
  { ids: readonly string[]; now: Date },
  { template_id: string; title: string }
>('agreement-titles', (db, { ids, now }) =>
  db
    .selectFrom('agreements')
    .distinctOn('template_id')
    .select(['template_id', 'title'])
    .where(sql<boolean>`template_id = any(${ids}::text[])`)
    .where('published_at', '<=', now)
    .orderBy('template_id')
    .orderBy('published_at', 'desc'),
);

/** The titles of agreements in their current versions, in the given order; unpublished ones are left out. */
export async function agreementTitles(
  { db, clock }: Deps,
  templateIds: readonly string[],
): Promise<(ids: readonly string[]) => AgreementTitle[]> {
  const rows =
    templateIds.length === 0
      ? []
      : await currentTitles(db, { ids: [...new Set(templateIds)], now: clock.now() });
  const titles = new Map(rows.map(({ template_id, title }) => [template_id, title]));
  return (ids) =>
    ids.flatMap((templateId) => {
      const title = titles.get(templateId);
      return title === undefined ? [] : [{ templateId, title }];
    });
}
