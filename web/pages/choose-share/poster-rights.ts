import type { Tier, TierGroup } from '#core/contract/content/member-page.shapes.ts';

const shown = 6;

/** What the poster shows of the choice: nothing that is sold out. */
export const posterRights = (tier: Tier | undefined): TierGroup['rightsList'] =>
  (tier?.groups ?? [])
    .flatMap(({ rightsList }) => rightsList)
    .filter(({ lackStockFlag }) => lackStockFlag === 0)
    .slice(0, shown);
