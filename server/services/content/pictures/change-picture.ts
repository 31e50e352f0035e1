import type { InputOf } from '#core/contract/endpoint.ts';
import type { pictures } from '#core/contract/console/pictures.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { usesOfPicture } from './picture-uses.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock'>;

async function lockedPicture(tx: Tx, pictureKey: string) {
  const row = await tx
    .selectFrom('media_files')
    .select(['name', 'alt', 'state'])
    .where('media_key', '=', pictureKey)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这张图片');
  return row;
}

/** Saves the name and the text that is read out. */
export async function savePicture(
  { db, clock }: ChangeDeps,
  { pictureKey, name, alt }: InputOf<typeof pictures.savePicture>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await lockedPicture(tx, pictureKey);
    const changes = [
      { field: '名称', before: row.name, after: name },
      { field: '说明', before: row.alt, after: alt },
    ].filter(({ before, after }) => before !== after);
    if (changes.length === 0) return;
    await tx.updateTable('media_files').set({ name, alt }).where('media_key', '=', pictureKey).execute();
    await appendAudit(
      tx,
      actorOf(call),
      { act: '修改图片', objectKind: 'picture', objectKey: pictureKey, objectName: name, changes },
      now,
    );
  });
  return null;
}

/** Retires a picture that nothing shows, or offers it again. The lock makes those wait who would use it meanwhile (`checkPictures`). */
export async function setPictureState(
  { db, clock }: ChangeDeps,
  { pictureKey, state, reason }: InputOf<typeof pictures.setPictureState>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await lockedPicture(tx, pictureKey);
    if (row.state === state) throw new Refusal(state === 'retired' ? '这张图片已经停用' : '这张图片在用着');
    const [use, ...others] = state === 'retired' ? await usesOfPicture(tx, pictureKey) : [];
    if (use)
      throw new Refusal(
        `还有${others.length + 1}处在用，不能停用：${use.title}${others.length > 0 ? ' 等' : ''}`,
      );
    await tx.updateTable('media_files').set({ state }).where('media_key', '=', pictureKey).execute();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: state === 'retired' ? '停用图片' : '恢复图片',
        objectKind: 'picture',
        objectKey: pictureKey,
        objectName: row.name,
        reason,
      },
      now,
    );
  });
  return null;
}
