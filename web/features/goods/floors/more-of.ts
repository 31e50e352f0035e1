import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';

/** The "more" link of a floor, if it has a target. */
export const moreOf = ({ link }: Pick<Floor, 'link'>): { readonly href: string } | undefined =>
  link === null ? undefined : { href: link };
