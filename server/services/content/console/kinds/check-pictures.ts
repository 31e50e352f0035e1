import type { ContentCheck } from '#core/contract/console/content.shapes.ts';
import type { ContentItem } from '#core/rules/console/content-document.ts';
import type { ContentForm } from '#core/rules/console/content-form.ts';
import { pictureChecks } from '#core/rules/console/pictures/picture-checks.ts';
import { picturesInContent } from '#core/rules/console/pictures/pictures-in-content.ts';
import { libraryPicture } from '#core/rules/pictures/library-picture.ts';
import { picturesToUse } from '../../pictures/usable-pictures.ts';
import type { ContentDeps } from './entity-kind.ts';

/** The pictures of the items that are shown. A publication holds them until it is done, so that none is retired meanwhile. */
export async function checkPictures(
  { db }: Pick<ContentDeps, 'db'>,
  form: ContentForm,
  items: readonly object[],
): Promise<readonly ContentCheck[]> {
  const named = picturesInContent(form, items as readonly ContentItem[]);
  const keys = named.flatMap(({ value }) => libraryPicture(value)?.key ?? []);
  return pictureChecks(named, await picturesToUse(db, keys));
}
