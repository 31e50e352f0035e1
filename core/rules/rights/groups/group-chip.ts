interface Choice {
  readonly chooseCount: number;
  readonly totalCount: number;
}

/** The label of a group's monthly choice: 4选2, or 任领2项 where all can be chosen. */
export function groupChip({ chooseCount, totalCount }: Choice): string {
  if (totalCount === 0) return '暂不可选';
  return chooseCount < totalCount ? `${totalCount}选${chooseCount}` : `任领${totalCount}项`;
}
