import type { Right } from '#core/contract/content/rights.shapes.ts';

interface Shown {
  readonly groupList: readonly { readonly rightsList: readonly Pick<Right, 'recvStatus'>[] }[];
}

/** Polling interval of a product's rights: short while a claim is being delivered. */
export const nextLook = (rights: Shown | undefined): number =>
  rights?.groupList.some(({ rightsList }) => rightsList.some(({ recvStatus }) => recvStatus === 1))
    ? 2_000
    : 15_000;
