import type { Selectable } from 'kysely';
import type { ConsolePicture } from '#core/contract/console/pictures.shapes.ts';
import { pictureValue } from '#core/rules/pictures/library-picture.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { MediaFiles } from '../../../db/schema/content-revisions.ts';
import { NotFound } from '../../../http/refusal.ts';

export type PictureRow = Selectable<MediaFiles> & { readonly operator_name: string };

export const valueOfPicture = (row: Pick<PictureRow, 'media_key' | 'width' | 'height'>): string =>
  pictureValue({ key: row.media_key, width: row.width, height: row.height });

export const pictureView = (row: PictureRow): ConsolePicture => ({
  pictureKey: row.media_key,
  value: valueOfPicture(row),
  name: row.name,
  alt: row.alt,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  smallBytes: row.small_bytes,
  sourceType: row.source_type,
  sourceWidth: row.source_width,
  sourceHeight: row.source_height,
  state: row.state,
  uploadedBy: { operatorId: row.uploaded_by, name: row.operator_name },
  uploadedAt: row.uploaded_at.toISOString(),
});

/** Pictures with the names of those who uploaded them. */
export const pictureRows = (db: Db | Tx) =>
  db
    .selectFrom('media_files')
    .innerJoin('operators', 'operators.operator_id', 'media_files.uploaded_by')
    .selectAll('media_files')
    .select('operators.name as operator_name');

export async function pictureByKey(db: Db | Tx, key: string): Promise<PictureRow> {
  const row = await pictureRows(db).where('media_files.media_key', '=', key).executeTakeFirst();
  if (!row) throw new NotFound('没有这张图片');
  return row;
}
