import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/**
 * Goods show their first photograph wherever they have one picture, and their drawing again when there is none. Skus that show the picture of
 * their goods follow it; those with one of their own keep it. The rows are locked: skus first.
 */
export async function showFirstPicture(tx: Tx, goodsIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{
    readonly goods_id: string;
    readonly before: string;
    readonly drawing: string;
    readonly photograph: string | null;
  }>`
    select g.goods_id, g.pic_url as before, case when g.pic_url like 'media:%' then coalesce(g.drawing_url, g.pic_url) else g.pic_url end as drawing,
      (select 'media:' || m.media_key || '.' || m.width || 'x' || m.height from goods_pictures p join media_files m using (media_key)
        where p.goods_id = g.goods_id order by p.place limit 1) as photograph
    from goods g where g.goods_id = any(${goodsIds})`.execute(tx);
  for (const { goods_id, before, drawing, photograph } of rows) {
    const shown = photograph ?? drawing;
    await tx
      .updateTable('skus')
      .set({ pic_url: shown })
      .where('goods_id', '=', goods_id)
      .where('pic_url', 'in', [before, drawing])
      .execute();
    await tx
      .updateTable('goods')
      .set({ pic_url: shown, drawing_url: photograph === null ? null : drawing })
      .where('goods_id', '=', goods_id)
      .execute();
  }
}
