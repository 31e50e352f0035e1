import { groupChip } from '../rights/groups/group-chip.ts';
import { subtractFen, sumFen, type Fen } from '../pricing/money.ts';

export interface ContentRight {
  readonly name: string;
  readonly hint: string;
  readonly picUrl: string;
  /** The market price; null where it is not sold separately. */
  readonly worthFen: Fen | null;
  /** It counts as a choice of its group. */
  readonly canChoose: boolean;
}

/** Choose `chooseCount` of the rights every month. */
export interface ContentGroup {
  readonly name: string;
  readonly chooseCount: number;
  readonly rights: readonly ContentRight[];
}

export interface ContentEntry {
  readonly name: string;
  readonly note: string;
  readonly picUrl: string;
}

/** The summary of a tier: a choice group is one entry; other groups list all their rights. */
export const tierEntries = (groups: readonly ContentGroup[]): ContentEntry[] =>
  groups.flatMap(({ name, chooseCount, rights }) => {
    const [first] = rights;
    const totalCount = rights.filter(({ canChoose }) => canChoose).length;
    if (first && chooseCount < totalCount)
      return [{ name, note: groupChip({ chooseCount, totalCount }), picUrl: first.picUrl }];
    return rights.map((right) => ({ name: right.name, note: plainHint(right.hint), picUrl: right.picUrl }));
  });

/** A hint without a subscriber's number in place of `{mobile}`. */
export const plainHint = (hint: string): string => hint.replace('{mobile}', '您的手机号');

/** The maximum monthly saving: the most expensive choice of each group, minus the price. */
export function savesPerMonthFen(groups: readonly ContentGroup[], monthlyFen: Fen): Fen {
  const worth = groups.map(({ chooseCount, rights }) => {
    const highestPrices = rights.map(({ worthFen }) => worthFen ?? 0).sort((a, b) => b - a);
    return sumFen(highestPrices.slice(0, chooseCount));
  });
  return subtractFen(sumFen(worth), monthlyFen);
}
