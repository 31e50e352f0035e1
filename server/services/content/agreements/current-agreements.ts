import type { Agreement } from '#core/contract/fields.ts';
import type { Deps } from '../../../deps.ts';

/** The current versions of agreements, in the given order; unpublished ones are left out. */
export async function currentAgreements(
  { db, clock }: Deps,
  templateIds: readonly string[],
): Promise<(Agreement & { readonly title: string })[]> {
  if (templateIds.length === 0) return [];
  const rows = await db
    .selectFrom('agreements')
    .distinctOn('template_id')
    .select(['template_id', 'version', 'title'])
    .where('template_id', 'in', templateIds)
    .where('published_at', '<=', clock.now())
    .orderBy('template_id')
    .orderBy('published_at', 'desc')
    .execute();
  return templateIds.flatMap((templateId) =>
    rows
      .filter(({ template_id }) => template_id === templateId)
      .map(({ version, title }) => ({ templateId, version, title })),
  );
}
