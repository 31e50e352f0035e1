export interface RightGroupView<Right> {
  /** The right that stands for the group. */
  readonly right: Right;
  readonly count: number;
}

/** How an item of the rights list is shown: a group by the first right of its rightsList, a single right by itself (§3). */
export function rightGroupView<Right extends object>(
  item: Right & { readonly rightsList?: readonly Right[] | null | undefined },
): RightGroupView<Right> {
  const [first] = item.rightsList ?? [];
  return { right: first ?? item, count: Math.max(1, item.rightsList?.length ?? 0) };
}
