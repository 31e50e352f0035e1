-- Writes what search reads of the goods: units ("视shi 频pin ") and grams (characters, pairs, ~syllables, ^pairs of initials, and ^ with
-- the initial that the name begins with). The name and the skus come first; what other goods
-- share comes after empty lines.
-- core/rules/goods/search makes patterns and grams of a keyword the same way. Text is built once and split at tabs, which is
-- several times as fast as a row for each gram.
create or replace function write_goods_search(ids text[]) returns void language sql as $$
  with lines as (
    select g.goods_id, l.line, regexp_replace(lower(normalize(l.text, nfkc)), '[\s,.;:!?''"()\[\]{}<>/\\|·•—–\-、。“”‘’【】《》~]', '', 'g') as text
    from goods g
    left join categories c on c.category_id = g.category_id
    left join categories p on p.category_id = c.parent_id
    cross join lateral (
      values (1, g.name), (100, c.name), (101, p.name), (102, g.sub_title)
      union all
      (select 1 + row_number() over (order by min(k.sort), k.name), k.name from skus k where k.goods_id = g.goods_id group by k.name order by 1 limit 40)
    ) as l (line, text)
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
      case when at > 1 or line = 1 then '' when line < 100 then e'\n' else e'\n\n' end
        || character || array_to_string(readings, ',') || ' ' as unit,
      concat_ws(e'\t', character, character || next,
        case when is_read then '~' || array_to_string(readings, e'\t~') end,
        case when at = 1 and line = 1 then (select string_agg('^' || left(r, 1), e'\t') from unnest(readings) as r) end,
        case
          when cardinality(readings) = 1 and cardinality(next_readings) = 1 then '^' || left(readings[1], 1) || left(next_readings[1], 1)
          else (select string_agg('^' || left(a, 1) || left(b, 1), e'\t') from unnest(readings) as a, unnest(next_readings) as b)
        end) as grams
    from neighbours
  )
  insert into goods_search as s (goods_id, units, grams, popularity, listed_at)
  select t.goods_id, string_agg(t.unit, '' order by t.line, t.at),
    string_to_array(string_agg(t.grams, e'\t' order by t.line, t.at), e'\t'), search_popularity(g.in_stock, g.sold), g.listed_at
  from texts t join goods g using (goods_id) group by t.goods_id, g.in_stock, g.sold, g.listed_at
  on conflict (goods_id) do update set (units, grams, listed_at) = (excluded.units, excluded.grams, excluded.listed_at)
$$;
-- Goods written before the triggers were there, or by a release that knew only the first sku.
select write_goods_search(array(
  select goods_id from goods left join goods_search s using (goods_id)
  where s.goods_id is null or not exists (select from unnest(s.grams) as gram where gram ~ '^\^.$')));
-- Goods written by a release that did not write popularity or listed_at.
update goods_search s set (popularity, listed_at) = (search_popularity(g.in_stock, g.sold), g.listed_at)
from goods g
where g.goods_id = s.goods_id and (s.popularity, s.listed_at) is distinct from (search_popularity(g.in_stock, g.sold), g.listed_at);
