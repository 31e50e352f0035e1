import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** What goods delivered as codes promise, what a sold line keeps of it, and when its unused codes are refunded (docs/decisions/0185). */
export const codeTerms: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      alter table goods
        add column code_terms text not null default 'until-shown' check (code_terms in ('until-used', 'until-shown')),
        -- Days from the purchase; null: until the end of each code.
        add column valid_days smallint check (valid_days > 0);
      -- The end that the supplier gave a sold code; null: that in valid_until.
      alter table sku_codes add column supplier_valid_until timestamptz;
      alter table order_deliveries
        -- As the line was sold; null: before there were terms.
        add column code_terms text check (code_terms in ('until-used', 'until-shown')),
        -- When its unused codes are refunded, then the end of the lease; null: never, or done.
        add column refund_due_at timestamptz;
      create index order_deliveries_to_refund on order_deliveries (refund_due_at) where refund_due_at is not null;
      alter table order_refunds drop constraint order_refunds_cause_check,
        add constraint order_refunds_cause_check check (cause in ('subscriber', 'delivery', 'ended'));
      -- Sold codes that have not ended keep their rule, and are refunded when they end unseen, as their pages said.
      update order_deliveries d set code_terms = 'until-shown',
          refund_due_at = case when l.gift_of is null then c.ends_at + interval '1 hour' end
        from order_lines l, (select order_no, line, max(valid_until) as ends_at from sku_codes where order_no is not null group by 1, 2) c
        where d.way = 'codes' and d.state = 'delivered' and c.ends_at > now() and (c.order_no, c.line) = (d.order_no, d.line)
          and (l.order_no, l.line) = (d.order_no, d.line);
      -- The promises that new goods began with: pages derive them from the terms now.
      update goods set guarantees = array_remove(array_remove(guarantees, '随时退'), '过期自动退')
        where kind = 'code' and guarantees && array['随时退', '过期自动退'];
      delete from goods_sections d using goods g where g.goods_id = d.goods_id and g.kind = 'code' and d.kind = 'refund'
        and d.blocks = '[{"kind": "paragraph", "text": "未核销可随时退，过期未用自动退款。"}]'::jsonb;
    `.execute(db);
  },
};
