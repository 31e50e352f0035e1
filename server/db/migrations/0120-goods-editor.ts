import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the editor of goods needs: sections of the detail page, drafts, skus that are stopped, ends of listings, and tasks about goods (docs/decisions/0122). */
export const goodsEditor: Migration = {
  up: async (db) => {
    await sql`
      -- The sections of the detail page in their order. Without rows the detail shows goods.sections, which older releases wrote.
      create table goods_sections (
        goods_id text not null references goods on delete cascade,
        place smallint not null check (place > 0),
        kind text not null check (kind in ('about', 'parameters', 'included', 'delivery', 'usage', 'notice', 'refund', 'other')),
        title text not null check (title <> ''),
        -- Paragraphs, lists and rows of parameters; never HTML.
        blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
        pics text[] not null default '{}',
        primary key (goods_id, place)
      );
      insert into goods_sections (goods_id, place, kind, title, blocks, pics)
      select g.goods_id, s.place,
        case s.section->>'title' when '商品介绍' then 'about' when '使用说明' then 'usage' when '退款说明' then 'refund' else 'other' end,
        s.section->>'title',
        (select coalesce(jsonb_agg(jsonb_build_object('kind', 'paragraph', 'text', p.text) order by p.at), '[]')
          from jsonb_array_elements_text(s.section->'paragraphs') with ordinality as p (text, at)),
        array(select jsonb_array_elements_text(s.section->'pics'))
      from goods g cross join lateral jsonb_array_elements(g.sections) with ordinality as s (section, place)
      where s.section->>'title' <> '';

      -- Goods that were never on sale; their listed_at is beyond all times.
      create table goods_drafts (
        goods_id text primary key references goods on delete cascade,
        made_at timestamptz not null,
        made_by text not null references operators
      );
      -- When goods go off sale by themselves (the job that ends listings).
      create table goods_listing_ends (
        goods_id text primary key references goods on delete cascade,
        ends_at timestamptz not null,
        set_by text not null references operators
      );
      create index goods_listing_ends_by_time on goods_listing_ends (ends_at);
      -- A stopped sku is neither shown nor ordered; orders that have it go on.
      alter table skus add column stopped_at timestamptz;

      -- A task may be about goods instead of subscribers.
      alter table bulk_task_lines add column target_key text;
      do $$
      declare
        name text;
      begin
        for name in select conname from pg_constraint
          where conrelid = 'bulk_task_lines'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%user_id IS NOT NULL%'
        loop
          execute format('alter table bulk_task_lines drop constraint %I', name);
        end loop;
      end $$;
      alter table bulk_task_lines add constraint bulk_task_lines_about check (user_id is not null or target_key is not null or state = 'wrong');
      create unique index bulk_task_lines_once_for_target on bulk_task_lines (task_id, target_key) where state in ('ready', 'done');
    `.execute(db);
  },
};
