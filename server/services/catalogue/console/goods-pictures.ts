import { hash } from 'node:crypto';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { pictures } from '#core/contract/console/pictures.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { pictureRows, pictureView, picturesToUse } from '../../content/public.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { lockedGoods } from './locked-goods.ts';
import { showFirstPicture } from './show-first-picture.ts';

type GoodsPictureCalls = Pick<typeof pictures, 'goodsPictures' | 'setGoodsPictures'>;

export const goodsPictureRoutes = (deps: Pick<Deps, 'db' | 'clock'>): ConsoleHandlers<GoodsPictureCalls> => ({
  goodsPictures: ({ goodsId }) => goodsPictures(deps.db, goodsId),
  setGoodsPictures: (input, call) => setGoodsPictures(deps, input, call),
});

interface View {
  readonly pictureKey: string;
  readonly alt: string;
}

async function viewsOf(db: Db | Tx, goodsId: string): Promise<readonly View[]> {
  const rows = await db
    .selectFrom('goods_pictures')
    .select(['media_key', 'alt'])
    .where('goods_id', '=', goodsId)
    .orderBy('place')
    .execute();
  return rows.map(({ media_key, alt }) => ({ pictureKey: media_key, alt }));
}

const versionOf = (views: readonly View[]): string =>
  hash('sha256', JSON.stringify(views.map(({ pictureKey, alt }) => [pictureKey, alt])), 'hex').slice(0, 16);

async function goodsPictures(db: Db, goodsId: string): Promise<DataOf<typeof pictures.goodsPictures>> {
  const goods = await db
    .selectFrom('goods')
    .select('goods_id')
    .where('goods_id', '=', goodsId)
    .executeTakeFirst();
  if (!goods) throw new NotFound('没有这件商品');
  const views = await viewsOf(db, goodsId);
  const keys = views.map(({ pictureKey }) => pictureKey);
  const rows =
    keys.length === 0 ? [] : await pictureRows(db).where('media_files.media_key', 'in', keys).execute();
  return {
    version: versionOf(views),
    pictures: views.flatMap(({ pictureKey, alt }) => {
      const row = rows.find(({ media_key }) => media_key === pictureKey);
      return row ? [{ picture: pictureView(row), alt }] : [];
    }),
  };
}

/** Replaces the photographs of goods, the first of which lists and orders show. Without any their drawing is shown again. */
async function setGoodsPictures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { goodsId, version, pictures: sent, reason }: InputOf<typeof pictures.setGoodsPictures>,
  call: OperatorCall,
): Promise<DataOf<typeof pictures.setGoodsPictures>> {
  const now = clock.now();
  if (new Set(sent.map(({ pictureKey }) => pictureKey)).size < sent.length)
    throw new Refusal('同一张图片不能放两次');
  return db.transaction().execute(async (tx) => {
    const goods = await lockedGoods(tx, goodsId);
    const before = await viewsOf(tx, goodsId);
    if (versionOf(before) !== version) throw new Refusal('图片已被别人改过，请刷新后再改');
    const usable = await picturesToUse(
      tx,
      sent.map(({ pictureKey }) => pictureKey),
    );
    const named = (views: readonly View[]): string =>
      views
        .map(({ pictureKey, alt }) => alt || (usable.get(pictureKey)?.name ?? pictureKey.slice(0, 8)))
        .join('、');
    for (const { pictureKey } of sent) {
      const row = usable.get(pictureKey);
      if (!row) throw new NotFound('没有这张图片');
      if (row.state === 'retired') throw new Refusal(`图片“${row.name}”已停用，请换一张`);
    }
    await tx.deleteFrom('goods_pictures').where('goods_id', '=', goodsId).execute();
    if (sent.length > 0)
      await tx
        .insertInto('goods_pictures')
        .values(
          sent.map(({ pictureKey, alt }, at) => ({
            goods_id: goodsId,
            place: at + 1,
            media_key: pictureKey,
            alt,
          })),
        )
        .execute();
    await showFirstPicture(tx, [goodsId]);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '更换商品图片',
        objectKind: 'goods',
        objectKey: goodsId,
        objectName: goods.name,
        changes: [{ field: '图片', before: named(before), after: named(sent) }],
        reason,
      },
      now,
    );
    return { version: versionOf(sent) };
  });
}
