import { setTimeout as sleep } from 'node:timers/promises';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { addHolders, type Held } from '#server/testing/add-holders.ts';
import { brokenInvariantsAt } from '#server/testing/claim-invariants.ts';
import { claimsOf, settleClaims, type KeptClaims } from '../harness/claims-of.ts';
import { cpuOf, cpuOfFamily } from '../harness/cpu-of.ts';
import { startBothLoaders } from '../harness/load-both.ts';
import type { LoadOrder, LoadRequest, LoadResult } from '../harness/load-order.ts';
import type { Product } from '../harness/start-product.ts';

/** Two instances on one database, and whoever comes to claim. */
export interface ClaimStage {
  readonly base: string;
  hold(holders: number, stock: number, groups?: number): Promise<Held>;
  /** Every holder's request for the right of a group; the first group's unless told. */
  claims(held: Held, group?: number): readonly LoadRequest[];
  ask(
    order: Pick<LoadOrder, 'requests' | 'connections' | 'maxSeconds'> & Partial<LoadOrder>,
  ): Promise<LoadResult>;
  kept(held: Held): Promise<KeptClaims>;
  /** Until every claim has come to its end. */
  delivered(held: Held): Promise<void>;
  /** Ends what is under way without asking a supplier. */
  settle(held: Held): Promise<void>;
  broken(held: Held): Promise<readonly string[]>;
  cpu(): { readonly server: number; readonly database: number };
  stop(): Promise<void>;
}

export const claimStage = (first: Product, second: Product): ClaimStage => {
  const loaders = startBothLoaders([first, second]);
  const stage: ClaimStage = {
    base: first.base,
    hold: (holders, stock, groups = 1) =>
      addHolders(first.databaseUrl, { groups, rightsPerGroup: 1, stock, holders }),
    claims: ({ productId, rights, holders }, group = 0) =>
      holders.map(({ accessToken, subscriptionId }, at) => ({
        method: cardProduct.receiveRights.method,
        path: first.base + cardProduct.receiveRights.prefix + cardProduct.receiveRights.path,
        headers: {
          accessToken,
          'x-requested-with': 'XMLHttpRequest',
          'idempotency-key': `${productId}-${group}-${at}`,
        },
        body: JSON.stringify({ productId, subscriptionId, channelId: 'C0013', ...rights[group] }),
      })),
    ask: (order) => loaders.load({ once: true, good: '"success":true', ...order }),
    kept: (held) => claimsOf(first, held),
    delivered: async (held) => {
      while ((await stage.kept(held)).underWay > 0) await sleep(200);
    },
    settle: ({ productId }) => settleClaims(first, productId),
    broken: ({ productId }) => brokenInvariantsAt(first.databaseUrl, productId),
    cpu: () => ({ server: cpuOf(first.pid) + cpuOf(second.pid), database: cpuOfFamily(first.databasePid) }),
    stop: loaders.stop,
  };
  return stage;
};
