interface Choice {
  readonly chooseCount: number;
  readonly totalCount: number;
}

/** How much of a group may be chosen each month, in a few signs: 4选2, or 任领2项 where nothing is left over. */
export function groupChip({ chooseCount, totalCount }: Choice): string {
  if (totalCount === 0) return '暂不可选';
  return chooseCount < totalCount ? `${totalCount}选${chooseCount}` : `任领${totalCount}项`;
}
