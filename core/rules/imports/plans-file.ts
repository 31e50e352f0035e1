import type { RowFault } from '../console/goods/goods-price-file.ts';
import { yesNo } from './choices.ts';
import { faultsOf, groupedBy, readLines, refuseRepeats } from './read-lines.ts';

/** A line for each payment plan; what is of the tier may be empty on its further lines. */
export const plansFileColumns = [
  '产品编号',
  '会员线',
  '第几档',
  '档名',
  '档图片',
  '协议',
  '方案编号',
  '方案',
  '月数',
  '天数',
  '首期价',
  '自动续费',
  '续费价',
] as const;

export interface FilePlan {
  readonly line: number;
  readonly skuId: string;
  readonly name: string;
  readonly months: number;
  readonly days: number | null;
  readonly priceFen: number;
  readonly autoRenew: boolean;
  readonly nextPriceFen: number | null;
}
export interface FileTier {
  readonly line: number;
  readonly productId: string;
  readonly membershipLine: string;
  readonly step: number;
  readonly name: string;
  readonly picUrl: string;
  readonly agreements: readonly string[];
  readonly plans: readonly FilePlan[];
}

/** Reads a file of the plans by which products are sold. */
export function readPlansFile(csv: string): {
  readonly tiers: readonly FileTier[];
  readonly faults: readonly RowFault[];
} {
  const { lines, faults } = readLines(csv, plansFileColumns);
  refuseRepeats(lines, (cells) => cells.text('方案编号'));
  const own = ['会员线', '第几档', '档名', '档图片', '协议'] as const;
  const tiers = groupedBy(lines, '产品编号', own).map(([first, all]): FileTier => ({
    line: first.line,
    productId: first.id('产品编号'),
    membershipLine: first.id('会员线'),
    step: first.whole('第几档', 99) ?? 1,
    name: first.filled('档名', 20),
    picUrl: first.filled('档图片', 200),
    agreements: first.list('协议'),
    plans: all.map((cells): FilePlan => {
      const [months, days] = [cells.whole('月数', 36) ?? 0, cells.whole('天数', 366)];
      if ((months === 0) === (days === null || days === 0))
        cells.wrong('月数和天数要写一个', '按月的写月数，按天的写天数');
      if (cells.text('首期价') === '') cells.wrong('没有首期价', '写成 12.90');
      return {
        line: cells.line,
        skuId: cells.id('方案编号'),
        name: cells.filled('方案', 20),
        months,
        days: months === 0 ? days : null,
        priceFen: cells.fen('首期价') ?? 0,
        autoRenew: cells.choice('自动续费', yesNo) ?? false,
        nextPriceFen: cells.fen('续费价'),
      };
    }),
  }));
  return { tiers, faults: [...faults, ...faultsOf(lines)] };
}
