-- Keeps goods.promotions equal to the rows of promotions, their collections and their gifts.
create or replace function show_changed_promotion() returns trigger language plpgsql as $$
begin
  perform write_goods_promotions(null);
  return null;
end $$;
create or replace trigger show_new_promotion after insert or delete on promotions
  for each statement execute function show_changed_promotion();
-- Not for every order that adds to what is spent: only when it is all spent, or not any more.
create or replace trigger show_changed_promotion after update on promotions for each row
  when ((old.kind, old.title, old.goods_ids, old.collection_id, old.levels, old.cities, old.begins_at, old.ends_at, old.is_on,
      old.per_person, old.period, old.terms, old.budget_fen is null, old.spent_fen < old.budget_fen)
    is distinct from (new.kind, new.title, new.goods_ids, new.collection_id, new.levels, new.cities, new.begins_at, new.ends_at, new.is_on,
      new.per_person, new.period, new.terms, new.budget_fen is null, new.spent_fen < new.budget_fen))
  execute function show_changed_promotion();
