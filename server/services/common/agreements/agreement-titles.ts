import type { Deps } from '../../../deps.ts';

export interface AgreementTitle {
  readonly templateId: string;
  readonly title: string;
}

/** The titles of agreements in their current versions, in the given order; unpublished ones are left out. */
export async function agreementTitles(
  { db, clock }: Deps,
  templateIds: readonly string[],
): Promise<(ids: readonly string[]) => AgreementTitle[]> {
  const rows =
    templateIds.length === 0
      ? []
      : await db
          .selectFrom('agreements')
          .distinctOn('template_id')
          .select(['template_id', 'title'])
          .where('template_id', 'in', [...new Set(templateIds)])
          .where('published_at', '<=', clock.now())
          .orderBy('template_id')
          .orderBy('published_at', 'desc')
          .execute();
  const titles = new Map(rows.map(({ template_id, title }) => [template_id, title]));
  return (ids) =>
    ids.flatMap((templateId) => {
      const title = titles.get(templateId);
      return title === undefined ? [] : [{ templateId, title }];
    });
}
