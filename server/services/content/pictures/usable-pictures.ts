import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { MediaFiles } from '../../../db/schema/content-revisions.ts';

type UsablePicture = Pick<
  Selectable<MediaFiles>,
  | 'media_key'
  | 'name'
  | 'alt'
  | 'state'
  | 'width'
  | 'height'
  | 'bytes'
  | 'small_bytes'
  | 'darkest'
  | 'lightest'
>;

/** Pictures that are about to be used, by key. In a transaction they cannot be retired until it ends. */
export async function picturesToUse(
  db: Db | Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, UsablePicture>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_files')
    .select([
      'media_key',
      'name',
      'alt',
      'state',
      'width',
      'height',
      'bytes',
      'small_bytes',
      'darkest',
      'lightest',
    ])
    .where('media_key', 'in', [...new Set(keys)])
    .orderBy('media_key')
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.media_key, row]));
}
