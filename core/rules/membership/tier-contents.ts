import { subtractFen, sumFen, type Fen } from '../pricing/money.ts';

export interface ContentRight {
  readonly name: string;
  readonly hint: string;
  readonly picUrl: string;
  /** What it costs elsewhere; null where nobody sells it singly. */
  readonly worthFen: Fen | null;
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

/** What a tier gives, in short: a group to choose from is one entry, a group given whole is all of its rights. */
export const tierEntries = (groups: readonly ContentGroup[]): ContentEntry[] =>
  groups.flatMap(({ name, chooseCount, rights }) => {
    const [first] = rights;
    if (first && chooseCount < rights.length)
      return [{ name, note: `${rights.length}选${chooseCount}`, picUrl: first.picUrl }];
    return rights.map((right) => ({ name: right.name, note: plainHint(right.hint), picUrl: right.picUrl }));
  });

/** A hint without a subscriber: `{mobile}` is somebody's number once there is one. */
export const plainHint = (hint: string): string => hint.replace('{mobile}', '您的手机号');

/** What a month of the tier is worth at most, less what it costs: the dearest that may be chosen of each group. */
export function savesPerMonthFen(groups: readonly ContentGroup[], monthlyFen: Fen): Fen {
  const worth = groups.map(({ chooseCount, rights }) => {
    const dearest = rights.map(({ worthFen }) => worthFen ?? 0).sort((a, b) => b - a);
    return sumFen(dearest.slice(0, chooseCount));
  });
  return subtractFen(sumFen(worth), monthlyFen);
}
