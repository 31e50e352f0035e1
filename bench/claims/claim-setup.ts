import { setTimeout as sleep } from 'node:timers/promises';
import { cardProduct } from '#core/contract/content/card-product.ts';
import type { Holders } from '#server/testing/data/add-holders.ts';
import { brokenInvariantsAt } from '#server/testing/invariants/claim-invariants.ts';
import { storedClaims, settleClaims, type StoredClaims } from '../harness/stored-claims.ts';
import { cpuOf, cpuOfProcessTree } from '../harness/cpu-of.ts';
import { startBothLoaders } from '../harness/load-both.ts';
import type { LoadPlan, LoadRequest, LoadResult } from '../harness/load-plan.ts';
import type { Product } from '../harness/start-product.ts';

/** Two instances on one database, with the holders and requests of a claim bench. */
export interface ClaimSetup {
  readonly base: string;
  hold(holders: number, stock: number, groups?: number): Promise<Holders>;
  /** Every holder's request for the right of a group. */
  claims(added: Holders, group?: number): readonly LoadRequest[];
  send(
    plan: Pick<LoadPlan, 'requests' | 'connections' | 'maxSeconds'> & Partial<LoadPlan>,
  ): Promise<LoadResult>;
  stored(added: Holders): Promise<StoredClaims>;
  /** Waits until every claim is settled. */
  untilDelivered(added: Holders): Promise<void>;
  /** Marks claims in delivery as delivered, without calling a supplier. */
  settle(added: Holders): Promise<void>;
  brokenInvariants(added: Holders): Promise<readonly string[]>;
  cpu(): { readonly server: number; readonly database: number };
  stop(): Promise<void>;
}

export const claimSetup = (first: Product, second: Product): ClaimSetup => {
  const loaders = startBothLoaders([first, second]);
  const setup: ClaimSetup = {
    base: first.base,
    hold: (holders, stock, groups = 1) => first.addHolders({ groups, rightsPerGroup: 1, stock, holders }),
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
    send: (plan) => loaders.load({ once: true, good: '"success":true', ...plan }),
    stored: (added) => storedClaims(first, added),
    untilDelivered: async (added) => {
      while ((await setup.stored(added)).delivering > 0) await sleep(200);
    },
    settle: ({ productId }) => settleClaims(first, productId),
    brokenInvariants: ({ productId }) => brokenInvariantsAt(first.databaseUrl, productId),
    cpu: () => ({
      server: cpuOf(first.pid) + cpuOf(second.pid),
      database: cpuOfProcessTree(first.databasePid),
    }),
    stop: loaders.stop,
  };
  return setup;
};
