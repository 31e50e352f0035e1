import type { Right } from '#core/contract/content/rights.shapes.ts';

interface Shown {
  readonly groupList: readonly { readonly rightsList: readonly Pick<Right, 'recvStatus'>[] }[];
}

/** How soon the rights of a product are worth another look: while something is being delivered its row is about to change. */
export const nextLook = (rights: Shown | undefined): number =>
  rights?.groupList.some(({ rightsList }) => rightsList.some(({ recvStatus }) => recvStatus === 1))
    ? 2_000
    : 15_000;
