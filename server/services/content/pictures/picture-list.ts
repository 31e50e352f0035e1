import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { pictures } from '#core/contract/console/pictures.ts';
import type { PictureForm } from '#core/contract/console/pictures.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import { pictureByKey, pictureRows, pictureView } from './picture-rows.ts';
import { usesOfPicture } from './picture-uses.ts';

/** Sides that differ by less than a tenth count as equal. */
const forms: Readonly<Record<PictureForm, ReturnType<typeof sql<boolean>>>> = {
  wide: sql<boolean>`media_files.width * 10 > media_files.height * 11`,
  tall: sql<boolean>`media_files.height * 10 > media_files.width * 11`,
  square: sql<boolean>`media_files.width * 10 between media_files.height * 9 and media_files.height * 11`,
};

/** The library, newest first. */
export async function pictureList(
  db: Db,
  { words, form, state, by, ...input }: InputOf<typeof pictures.pictures>,
): Promise<DataOf<typeof pictures.pictures>> {
  const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matching = () => {
    let query = db.selectFrom('media_files').where('media_files.state', '=', state);
    if (words !== '')
      query = query.where(({ eb, or }) =>
        or([eb('media_files.name', 'ilike', like), eb('media_files.alt', 'ilike', like)]),
      );
    if (form !== undefined) query = query.where(forms[form]);
    if (by !== undefined) query = query.where('media_files.uploaded_by', '=', by);
    return query;
  };
  const keys = () => matching().select('media_files.media_key');
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: pictureRows(db).where('media_files.media_key', 'in', keys()),
      by: ['media_files.uploaded_at', 'media_files.media_key'],
      keyOf: ({ uploaded_at, media_key }) => [uploaded_at, media_key],
      counted: keys,
    },
    input,
  );
  return { nextKey, count, rows: page.map(pictureView) };
}

/** A picture, and where it is used. */
export async function pictureDetail(
  db: Db,
  { pictureKey }: InputOf<typeof pictures.picture>,
): Promise<DataOf<typeof pictures.picture>> {
  const row = await pictureByKey(db, pictureKey);
  return { picture: pictureView(row), uses: [...(await usesOfPicture(db, pictureKey))] };
}
