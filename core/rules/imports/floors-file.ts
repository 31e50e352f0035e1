import type { FileCells } from '../console/goods/file-cells.ts';
import type { RowFault } from '../console/goods/goods-price-file.ts';
import { floorsForm } from '../console/content-forms/floors-form.ts';
import { faultsOf, groupedBy, readLines } from './read-lines.ts';

/** A line for each floor, or for each entry of one; what is of the floor may be empty on its further lines. */
export const floorsFileColumns = [
  '首页',
  '楼层编号',
  '类型',
  '标题',
  '副标题',
  '更多去哪儿',
  '商品',
  '条目图标',
  '条目文字',
  '条目去哪儿',
  '条目角标',
] as const;
type Column = (typeof floorsFileColumns)[number];
const kinds = ['quick', 'notice', 'goods', 'seckill', 'nearby', 'recommend', 'ranking'] as const;
type FloorKind = (typeof kinds)[number];

export interface FileEntry {
  readonly icon: string;
  readonly text: string;
  /** A page's title, or an address; null: nowhere. */
  readonly link: string | null;
  readonly badge: string | null;
}
export interface FileFloor {
  readonly line: number;
  readonly floorId: string;
  readonly kind: FloorKind;
  readonly title: string;
  readonly subTitle: string;
  readonly link: string | null;
  readonly goods: readonly string[];
  readonly entries: readonly FileEntry[];
}
export interface FileHome {
  readonly line: number;
  /** The name of its mall. */
  readonly mall: string;
  readonly floors: readonly FileFloor[];
}

const kindNames = new Map(kinds.map((kind) => [floorsForm.itemKinds?.[kind]?.name ?? kind, kind]));

/** Reads a file of home pages: each with all its floors, in the order of the file. */
export function readFloorsFile(
  csv: string,
  malls: readonly string[],
): { readonly homes: readonly FileHome[]; readonly faults: readonly RowFault[] } {
  const { lines, faults } = readLines(csv, floorsFileColumns);
  const read = groupedBy(lines, '首页', []).flatMap(([first, all]): FileHome[] => {
    const mall = first.text('首页');
    if (!malls.includes(mall)) {
      first.wrong(`没有首页“${mall}”`, `写 ${malls.join('、')}`);
      return [];
    }
    const own = ['类型', '标题', '副标题', '更多去哪儿', '商品'] as const;
    return [
      {
        line: first.line,
        mall,
        floors: groupedBy(all, '楼层编号', own).map(([head, ofFloor]) => floorOf(head, ofFloor)),
      },
    ];
  });
  return { homes: read, faults: [...faults, ...faultsOf(lines)] };
}

function floorOf(head: FileCells<Column>, all: readonly FileCells<Column>[]): FileFloor {
  const kind = head.choice('类型', kindNames) ?? 'goods';
  const goods = head.list('商品');
  if ((kind === 'goods') !== goods.length > 0)
    head.wrong(
      kind === 'goods' ? '没有商品' : '这类楼层不写商品',
      kind === 'goods' ? '写商品编号，用顿号隔开' : '商品留空',
    );
  const withEntries = kind === 'quick' || kind === 'notice';
  const entries = all.filter((cells) => cells.text('条目文字') !== '');
  if (withEntries && entries.length === 0) head.wrong('没有条目', '每行写一个条目');
  return {
    line: head.line,
    floorId: head.id('楼层编号'),
    kind,
    title: head.filled('标题', 8),
    subTitle: head.short('副标题', 12),
    link: head.text('更多去哪儿') || null,
    goods,
    entries: withEntries
      ? entries.map((cells) => ({
          icon: cells.short('条目图标', 20),
          text: cells.short('条目文字', kind === 'quick' ? 6 : 40, 1),
          link: cells.text('条目去哪儿') || null,
          badge: cells.short('条目角标', 6) || null,
        }))
      : [],
  };
}
