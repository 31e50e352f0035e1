import type { RowFault } from '#core/rules/console/goods/goods-price-file.ts';
import { readPlansFile } from '#core/rules/imports/plans-file.ts';
import type { ImportKind } from './import-kind.ts';
import { judgeRows, knownValues } from './table-rows.ts';

/** The plans by which products are sold. */
export const plansImport: ImportKind = {
  name: 'plans',
  title: '付费方案',
  async judge({ tx }, csv) {
    const { tiers, faults } = readPlansFile(csv);
    const products = await knownValues(
      tx,
      'products',
      'product_id',
      tiers.map(({ productId }) => productId),
    );
    const agreements = await knownValues(
      tx,
      'agreements',
      'template_id',
      tiers.flatMap((tier) => tier.agreements),
    );
    const unknown = tiers.flatMap(({ line, productId, agreements: named }): RowFault[] => [
      ...(products.has(productId)
        ? []
        : [{ line, fault: `没有产品 ${productId}`, cure: '先导入 products.csv' }]),
      ...named
        .filter((each) => !agreements.has(each))
        .map((each) => ({ line, fault: `没有协议 ${each}`, cure: '写协议编号，例如 member-service' })),
    ]);
    const inConsole = { mayChange: false, changedIn: '权益产品' } as const;
    return judgeRows(
      tx,
      [
        {
          ...inConsole,
          table: 'product_tiers',
          key: ['line', 'product_id'],
          nameOf: ({ name }) => `档 ${String(name)} `,
          rows: tiers.map((tier) => ({
            line: tier.line,
            row: {
              line: tier.membershipLine,
              product_id: tier.productId,
              name: tier.name,
              pic_url: tier.picUrl,
              agreements: tier.agreements,
              step: tier.step,
            },
          })),
        },
        {
          ...inConsole,
          table: 'product_plans',
          key: ['sku_id'],
          nameOf: ({ name }) => `方案 ${String(name)} `,
          rows: tiers.flatMap(({ productId, plans }) =>
            plans.map((plan, at) => ({
              line: plan.line,
              row: {
                sku_id: plan.skuId,
                goods_id: `member-${productId}`,
                product_id: productId,
                name: plan.name,
                months: plan.months,
                days: plan.days,
                auto_renew: plan.autoRenew,
                price_fen: plan.priceFen,
                next_price_fen: plan.nextPriceFen,
                sort: at + 1,
              },
            })),
          ),
        },
      ],
      [...faults, ...unknown],
    );
  },
};
