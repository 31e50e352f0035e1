import type { Deps } from '../deps.ts';
import { WakeSignal } from '../jobs/wake-signal.ts';
import { LoadGate } from '../jobs/load-gate.ts';
import { claimRights } from '../services/rights/claims/claim-right.ts';
import type { Grant, GrantOutcome, QueryOutcome, RightsSupplier } from '../upstreams/suppliers/port.ts';
import { aHolder } from './data/a-holder.ts';
import { aRight, type RightTraits, type TestRight } from './data/a-right.ts';
import type { TestServer } from './test-server.ts';

/** Records the orders; the test decides when it answers. */
export class ManualSupplier implements RightsSupplier {
  readonly requests: Grant[] = [];
  readonly #waiting = new Map<string, (outcome: GrantOutcome) => void>();

  get underWay(): number {
    return this.#waiting.size;
  }
  grant(order: Grant): Promise<GrantOutcome> {
    this.requests.push(order);
    return new Promise((resolve) => this.#waiting.set(order.claimId, resolve));
  }
  async revoke(): Promise<GrantOutcome> {
    return { kind: 'refused', reason: '' };
  }
  async query(): Promise<QueryOutcome> {
    return { kind: 'absent' };
  }
  answer(outcome: GrantOutcome, matches: (order: Grant) => boolean = () => true): void {
    for (const order of this.requests.filter(matches)) {
      this.#waiting.get(order.claimId)?.(outcome);
      this.#waiting.delete(order.claimId);
    }
  }
}

export interface Instance extends Deps {
  atMs: number;
}

/** The dependencies of one instance, with its own supplier and clock. */
export function anInstanceOf({ deps }: TestServer, supplier: RightsSupplier, atMs: number): Instance {
  const instance: Instance = {
    ...deps,
    atMs,
    clock: { now: () => new Date(instance.atMs) },
    supplier,
    claimsDue: new WakeSignal(),
    ordersPaid: new WakeSignal(),
    loadGate: new LoadGate(),
  };
  return instance;
}

export async function aRightFrom(
  server: TestServer,
  supplier: string,
  traits: RightTraits = {},
): Promise<TestRight> {
  const right = await aRight(server, traits);
  await server.db.updateTable('rights').set({ supplier }).where('rights_id', '=', right.rightsId).execute();
  return right;
}

/** Claims by so many members. */
export async function claimForMany(
  server: TestServer,
  deps: Deps,
  right: TestRight,
  many: number,
): Promise<string[]> {
  const claim = claimRights(deps);
  const holders = await Promise.all(Array.from({ length: many }, () => aHolder(server, right)));
  return Promise.all(
    holders.map(
      async ({ member, claim: requested }) =>
        (await claim({ ...member, sessionId: '' }, { ...requested, channelId: 'C0013' })).claimId,
    ),
  );
}
