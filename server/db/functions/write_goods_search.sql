-- Writes what search reads of the goods: units ("视shi 频pin ") and grams (characters, pairs, ~syllables, ^pairs of initials).
-- core/rules/goods/search makes patterns and grams of a keyword the same way. Text is built once and split at tabs, which is
-- several times as fast as a row for each gram.
create or replace function write_goods_search(ids text[]) returns void language sql as $$
  with lines as (
    select g.goods_id, l.line, regexp_replace(lower(normalize(l.text, nfkc)), '[\s,.;:!?''"()\[\]{}<>/\\|·•—–\-、。“”‘’【】《》~]', '', 'g') as text
    from goods g
    left join categories c on c.category_id = g.category_id
    left join categories p on p.category_id = c.parent_id
    cross join lateral (values (1, g.name), (2, g.sku_name), (3, c.name), (4, p.name), (5, g.sub_title)) as l (line, text)
    where g.goods_id = any(ids) and l.text <> ''
  ), characters as (
    select l.goods_id, l.line, s.at, s.character, r.readings is not null as is_read,
      coalesce(r.readings, case when s.character between 'a' and 'z' or s.character between '0' and '9' then array[s.character] else '{}' end) as readings
    from lines l
    cross join lateral string_to_table(l.text, null) with ordinality as s (character, at)
    left join pinyin_readings r on r.character = s.character
  ), neighbours as (
    select c.*, lead(character) over w as next, lead(readings) over w as next_readings
    from characters c window w as (partition by goods_id, line order by at)
  ), texts as (
    select goods_id, line, at, next,
      character || array_to_string(readings, ',') || ' ' as unit,
      concat_ws(e'\t', character, character || next,
        case when is_read then '~' || array_to_string(readings, e'\t~') end,
        case
          when cardinality(readings) = 1 and cardinality(next_readings) = 1 then '^' || left(readings[1], 1) || left(next_readings[1], 1)
          else (select string_agg('^' || left(a, 1) || left(b, 1), e'\t') from unnest(readings) as a, unnest(next_readings) as b)
        end) as grams
    from neighbours
  )
  insert into goods_search as s (goods_id, units, grams, popularity, listed_at)
  select t.goods_id, rtrim(string_agg(case when t.next is null then t.unit || e'\n' else t.unit end, '' order by t.line, t.at), e'\n'),
    string_to_array(string_agg(t.grams, e'\t' order by t.line, t.at), e'\t'), search_popularity(g.in_stock, g.sold), g.listed_at
  from texts t join goods g using (goods_id) group by t.goods_id, g.in_stock, g.sold, g.listed_at
  on conflict (goods_id) do update set (units, grams, listed_at) = (excluded.units, excluded.grams, excluded.listed_at)
$$;
-- Goods written before the triggers were there.
select write_goods_search(array(select goods_id from goods where goods_id not in (select goods_id from goods_search)));
-- Goods written by a release that did not write popularity or listed_at.
update goods_search s set (popularity, listed_at) = (search_popularity(g.in_stock, g.sold), g.listed_at)
from goods g
where g.goods_id = s.goods_id and (s.popularity, s.listed_at) is distinct from (search_popularity(g.in_stock, g.sold), g.listed_at);
