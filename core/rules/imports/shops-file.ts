import { cities } from '../location/cities.ts';
import type { RowFault } from '../console/goods/goods-price-file.ts';
import { faultsOf, readLines, refuseRepeats } from './read-lines.ts';

export const shopsFileColumns = [
  '门店编号',
  '名称',
  '分类',
  '品牌商家',
  '城市',
  '地址',
  '电话',
  '营业时间',
  '纬度',
  '经度',
  '人均',
  '优惠',
  '特色',
  '图片',
] as const;

export interface FileShop {
  readonly line: number;
  readonly shopId: string;
  readonly name: string;
  /** The name of its category. */
  readonly category: string;
  readonly supplier: string;
  readonly picUrl: string;
  readonly areaNum: string;
  readonly address: string;
  readonly phone: string;
  readonly openHours: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly perHeadFen: number | null;
  readonly discountText: string | null;
  readonly features: readonly string[];
}

/** Reads a file of shops: a line for each. */
export function readShopsFile(csv: string): {
  readonly shops: readonly FileShop[];
  readonly faults: readonly RowFault[];
} {
  const { lines, faults } = readLines(csv, shopsFileColumns);
  const shops = lines.map((cells): FileShop => {
    const city = cities.find(({ areaName }) => areaName === cells.text('城市'));
    if (!city) cells.wrong(`没有城市“${cells.text('城市')}”`, '写城市名，例如 南京');
    if (!/^\d{2}:\d{2}-\d{2}:\d{2}$/.test(cells.text('营业时间')))
      cells.wrong(`营业时间“${cells.text('营业时间')}”不对`, '写成 08:00-22:00');
    const degrees = (column: '纬度' | '经度', max: number): number => {
      const value = Number(cells.text(column) || Number.NaN);
      if (!(Math.abs(value) <= max))
        cells.wrong(`${column}“${cells.text(column)}”不对`, '写小数，例如 32.0415');
      return value || 0;
    };
    return {
      line: cells.line,
      shopId: cells.id('门店编号'),
      name: cells.filled('名称', 40),
      category: cells.filled('分类', 20),
      supplier: cells.id('品牌商家'),
      picUrl: cells.filled('图片', 200),
      areaNum: city?.areaNum ?? '',
      address: cells.filled('地址', 100),
      phone: cells.filled('电话', 20),
      openHours: cells.text('营业时间'),
      latitude: degrees('纬度', 90),
      longitude: degrees('经度', 180),
      perHeadFen: cells.fen('人均'),
      discountText: cells.short('优惠', 20) || null,
      features: cells.list('特色'),
    };
  });
  refuseRepeats(lines, (cells) => cells.text('门店编号'));
  return { shops, faults: [...faults, ...faultsOf(lines)] };
}
