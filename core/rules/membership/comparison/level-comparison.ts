import type { Tier, TierGroup } from '../../../contract/content/member-page.shapes.ts';
import { dearestMonthFen, yearFen } from '../../pricing/period-price.ts';
import { sumFen, type Fen } from '../../pricing/money.ts';

/** What a tier gives of one kind in a month; the worth is the market price, null where it is not sold separately. */
export interface ComparedCell {
  readonly text: string;
  readonly worthFen: Fen | null;
}

export interface ComparedKind {
  readonly name: string;
  /** One for each tier; undefined where it has none of the kind. */
  readonly cells: readonly (ComparedCell | undefined)[];
}

export interface TierSums {
  readonly worthFen: Fen;
  /** The highest price of a month. */
  readonly monthFen: Fen;
  /** What a month saves: worth minus price; below zero: nothing. */
  readonly savedFen: Fen;
  /** The lowest price of a year. */
  readonly yearFen: Fen;
}

export interface LevelComparison {
  readonly kinds: readonly ComparedKind[];
  readonly sums: readonly TierSums[];
}

/** The rows of the table; the first one whose words occur in a right's name is its row. */
const kinds = [
  { name: '影音会员', words: /视频|影视|音乐|阅读|听书|游戏|体育|综艺|电视|影音/ },
  { name: '通用流量', words: /流量|GB|话费|通话/ },
  { name: '咖啡', words: /咖啡/ },
  { name: '奶茶', words: /奶茶|茶饮/ },
  { name: '电影票', words: /电影|影院/ },
  { name: '美食', words: /餐|美食|外卖|火锅|烘焙/ },
  { name: '加油', words: /加油/ },
  { name: '洗车', words: /洗车/ },
  { name: '贵宾厅', words: /贵宾厅|高铁|机场/ },
  { name: '出行', words: /停车|打车|车主|景区|园林|文旅/ },
  { name: '健康服务', words: /健康|问诊|体检|洁牙|法律|顾问|保险/ },
] as const;
const others = '更多好礼';

type Right = TierGroup['rightsList'][number];

const kindOf = ({ rightsName }: Right): string =>
  kinds.find(({ words }) => words.test(rightsName))?.name ?? others;

const worthOf = ({ worthFen }: Right): Fen => worthFen ?? 0;

/** Each tier's rights by kind, with what they are worth if the most valuable ones are claimed, and what that saves. */
export function levelComparison(tiers: readonly Tier[]): LevelComparison {
  const columns = tiers.map(({ groups }) => groups.flatMap(cellsOfGroup));
  const names = [...kinds.map(({ name }) => name), others];
  return {
    kinds: names
      .map((name) => ({
        name,
        cells: columns.map((cells) => joined(cells.filter(({ kind }) => kind === name))),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== undefined)),
    sums: tiers.map(({ plans }, at) => {
      const worthFen = sumFen((columns[at] ?? []).map((cell) => cell.worthFen ?? 0));
      const monthFen = dearestMonthFen(plans);
      return { worthFen, monthFen, savedFen: Math.max(0, worthFen - monthFen), yearFen: yearFen(plans) };
    }),
  };
}

type KindCell = ComparedCell & { readonly kind: string };

function cellsOfGroup({ rightsList, chooseCount, totalCount }: TierGroup): KindCell[] {
  const picks = new Set([...rightsList].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, chooseCount));
  const kindsOfGroup = [...new Set(rightsList.map(kindOf))];
  return kindsOfGroup.map((kind) => {
    const rights = rightsList.filter((right) => kindOf(right) === kind);
    const picked = rights.filter((right) => picks.has(right));
    const worth = sumFen(picked.map(worthOf));
    return {
      kind,
      worthFen: worth === 0 ? null : worth,
      text:
        kindsOfGroup.length === 1 && chooseCount < totalCount
          ? `${totalCount}选${chooseCount}`
          : picked.length > 0
            ? countText(picked)
            : rights.some(({ lackStockFlag }) => lackStockFlag === 0)
              ? '可换选'
              : '本月已领完',
    };
  });
}

/** 10GB or 50元 where the name says so. */
const countText = ([only, ...more]: readonly Right[]): string =>
  more.length > 0 ? `${more.length + 1}份` : (/\d+(GB|元)/.exec(only?.rightsName ?? '')?.[0] ?? '1份');

function joined(cells: readonly KindCell[]): ComparedCell | undefined {
  if (cells.length === 0) return undefined;
  const worth = sumFen(cells.map(({ worthFen }) => worthFen ?? 0));
  return { text: cells.map(({ text }) => text).join('、'), worthFen: worth === 0 ? null : worth };
}
