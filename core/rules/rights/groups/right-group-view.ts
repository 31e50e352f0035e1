export interface RightGroupView<Right> {
  /** The right shown for the group. */
  readonly right: Right;
  readonly count: number;
}

/** The right to show for an item of the rights list: the first of its rightsList, or the item itself (§3). */
export function rightGroupView<Right extends object>(
  item: Right & { readonly rightsList?: readonly Right[] | null | undefined },
): RightGroupView<Right> {
  const [first] = item.rightsList ?? [];
  return { right: first ?? item, count: Math.max(1, item.rightsList?.length ?? 0) };
}
