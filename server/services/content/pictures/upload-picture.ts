import { hash } from 'node:crypto';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { pictures } from '#core/contract/console/pictures.ts';
import { pictureFaults } from '#core/rules/console/pictures/picture-limits.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { pictureRows, pictureView, type PictureRow } from './picture-rows.ts';

export type PictureDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'pictureEncoder' | 'pictureStore'>;

/** Takes a picture into the library. Its files are stored before its row: a process that dies in between leaves files that no page can name, and the next upload of them goes on. */
export async function uploadPicture(
  deps: PictureDeps,
  { name }: InputOf<typeof pictures.uploadPicture>,
  call: OperatorCall,
): Promise<DataOf<typeof pictures.uploadPicture>> {
  const { file } = call;
  if (!file || file.length === 0) throw new Refusal(pictureFaults.empty);
  const sourceHash = hash('sha256', file, 'hex');
  const known = await knownPicture(deps, { sourceHash }, call);
  if (known) return { picture: pictureView(known), isKnown: true };
  const encoded = await deps.pictureEncoder.encode(file);
  if (encoded.kind === 'fault') throw new Refusal(pictureFaults[encoded.fault]);
  await storeFiles(deps, encoded);
  const isNew = await insert(deps, { encoded, sourceHash, name, bytes: file.length }, call);
  const picture = await knownPicture(deps, { sourceHash, key: encoded.main.key }, call);
  if (!picture) throw new Error(`picture ${encoded.main.key} was stored but is not there`);
  return { picture: pictureView(picture), isKnown: !isNew };
}

async function storeFiles(
  { pictureStore, log }: PictureDeps,
  { main, small }: EncodedPicture,
): Promise<void> {
  for (const [name, bytes] of [
    [`${main.key}.webp`, main.bytes],
    [`${main.key}-s.webp`, small.bytes],
  ] as const) {
    const stored = await pictureStore.put(name, bytes);
    if (stored.kind === 'stored') continue;
    log.error({ name, reason: stored.reason }, 'a picture could not be stored');
    throw new Refusal('图片暂时存不进去，请稍后再试');
  }
}

interface Uploaded {
  readonly encoded: EncodedPicture;
  readonly sourceHash: string;
  readonly name: string;
  readonly bytes: number;
}
/** Whether it made the row: of several uploads of the same picture one does. */
async function insert(
  { db, clock }: PictureDeps,
  { encoded, sourceHash, name, bytes }: Uploaded,
  call: OperatorCall,
): Promise<boolean> {
  const now = clock.now();
  const { main, small, width, height, type, sourceWidth, sourceHeight, light } = encoded;
  return db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('media_files')
      .values({
        media_key: main.key,
        small_key: small.key,
        source_hash: sourceHash,
        source_type: type,
        source_width: sourceWidth,
        source_height: sourceHeight,
        source_bytes: bytes,
        name,
        width,
        height,
        bytes: main.bytes.length,
        small_bytes: small.bytes.length,
        ...light,
        uploaded_by: call.caller.operatorId,
        uploaded_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('media_key')
      .executeTakeFirst();
    if (made) await audit(tx, { key: main.key, name, act: '上传图片' }, call, now);
    return made !== undefined;
  });
}

/** The picture that these bytes are already; one that was retired is offered again. */
async function knownPicture(
  { db, clock }: PictureDeps,
  { sourceHash, key }: { readonly sourceHash: string; readonly key?: string },
  call: OperatorCall,
): Promise<PictureRow | undefined> {
  const found = await pictureRows(db)
    .where(({ eb, or }) =>
      or([
        eb('media_files.source_hash', '=', sourceHash),
        ...(key === undefined ? [] : [eb('media_files.media_key', '=', key)]),
      ]),
    )
    .executeTakeFirst();
  if (found?.state !== 'retired') return found;
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('media_files')
      .set({ state: 'active' })
      .where('media_key', '=', found.media_key)
      .execute();
    await audit(
      tx,
      { key: found.media_key, name: found.name, act: '恢复图片（再次上传）' },
      call,
      clock.now(),
    );
  });
  return { ...found, state: 'active' };
}

const audit = (
  tx: Tx,
  { key, name, act }: { readonly key: string; readonly name: string; readonly act: string },
  call: OperatorCall,
  now: Date,
): Promise<void> =>
  appendAudit(tx, actorOf(call), { act, objectKind: 'picture', objectKey: key, objectName: name }, now);
