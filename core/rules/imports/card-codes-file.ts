import { cardCodeLength, cardCodeSigns, readCardCode } from '../rights/card-code.ts';
import type { RowFault } from '../console/goods/goods-price-file.ts';
import { chinaDay } from './choices.ts';
import { faultsOf, groupedBy, readLines, refuseRepeats } from './read-lines.ts';

/** Cards that are printed already: a line for each; what is of the batch may be empty on its further lines. */
export const cardCodesFileColumns = [
  '批次编号',
  '批次',
  '活动编号',
  '产品编号',
  '权益编号',
  '开通月数',
  '开始',
  '结束',
  '图片',
  '卡密',
] as const;

export interface FileBatch {
  readonly line: number;
  readonly batchId: string;
  readonly name: string;
  readonly actNum: string;
  readonly productId: string;
  /** Null: the product is opened for some months. */
  readonly rightsId: string | null;
  readonly months: number | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly picUrl: string;
  readonly codes: readonly { readonly line: number; readonly code: string }[];
}

const isCardCode = (typed: string): boolean => {
  const code = readCardCode(typed);
  return code.length === cardCodeLength && Array.from(code).every((sign) => cardCodeSigns.includes(sign));
};

/** Reads a file of printed cards. What is wrong with a card is said without its code. */
export function readCardCodesFile(csv: string): {
  readonly batches: readonly FileBatch[];
  readonly faults: readonly RowFault[];
} {
  const { lines, faults } = readLines(csv, cardCodesFileColumns);
  refuseRepeats(lines, (cells) => readCardCode(cells.text('卡密')));
  const own = ['批次', '活动编号', '产品编号', '权益编号', '开通月数', '开始', '结束', '图片'] as const;
  const batches = groupedBy(lines, '批次编号', own).map(([first, all]): FileBatch => {
    const day = (column: '开始' | '结束'): Date => {
      const found = chinaDay(first.text(column), column === '结束');
      if (!found) first.wrong(`${column}“${first.text(column)}”不对`, '写成 2026-12-01');
      return found ?? new Date(0);
    };
    const [beginsAt, endsAt] = [day('开始'), day('结束')];
    if (endsAt < beginsAt) first.wrong('结束早于开始', '写晚于开始的日期');
    const months = first.whole('开通月数', 36);
    const rightsId = first.text('权益编号') || null;
    if ((rightsId === null) === (months === null || months === 0))
      first.wrong('权益编号和开通月数要写一个', '兑换一项权益写权益编号，开通产品写月数');
    return {
      line: first.line,
      batchId: first.id('批次编号'),
      name: first.filled('批次', 30),
      actNum: first.short('活动编号', 40),
      productId: first.id('产品编号'),
      rightsId,
      months: rightsId === null ? months : null,
      beginsAt,
      endsAt,
      picUrl: first.filled('图片', 200),
      codes: all.map((cells) => {
        if (!isCardCode(cells.text('卡密')))
          cells.wrong('卡密不对', `${cardCodeLength} 位字母和数字，不含 I、L、O、U`);
        return { line: cells.line, code: cells.text('卡密') };
      }),
    };
  });
  return { batches, faults: [...faults, ...faultsOf(lines)] };
}
