import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Goods with photographs show the first one in `pic_url`, and keep their drawing for when there is none (docs/decisions/0180). */
export const goodsPhotographs: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      -- The picture of goods without photographs; null while that is pic_url itself.
      alter table goods add column drawing_url text;

      create temporary table shown_photographs on commit drop as
        select g.goods_id, g.pic_url as drawing, 'media:' || m.media_key || '.' || m.width || 'x' || m.height as photograph
        from goods_pictures p join media_files m using (media_key) join goods g using (goods_id)
        where p.place = (select min(f.place) from goods_pictures f where f.goods_id = p.goods_id);
      update skus s set pic_url = f.photograph from shown_photographs f where s.goods_id = f.goods_id and s.pic_url = f.drawing;
      update goods g set pic_url = f.photograph, drawing_url = f.drawing from shown_photographs f where g.goods_id = f.goods_id;
    `.execute(db);
  },
};
