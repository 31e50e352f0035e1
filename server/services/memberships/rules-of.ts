import type { OrderRule } from '#core/rules/goods/order-rules.ts';
import type { Db } from '../../db/database.ts';
import type { OrderRules } from '../../db/schema/operations.ts';

/** The order rules of each item, including those for all of its kind, in their order. */
export async function rulesOf(
  db: Db,
  kind: OrderRules['target_kind'],
  ids: readonly string[],
): Promise<(id: string) => readonly OrderRule[]> {
  const rows = await db
    .selectFrom('order_rules')
    .select(['target_id', 'rule_code', 'value'])
    .where('target_kind', '=', kind)
    .where('target_id', 'in', ['*', ...ids])
    .orderBy('sort')
    .orderBy('rule_code')
    .execute();
  return (id) =>
    rows
      .filter(({ target_id }) => target_id === '*' || target_id === id)
      .map(({ rule_code, value }) => ({ ruleCode: rule_code, value }));
}
