import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Claimed } from '#core/contract/content/rights.shapes.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import type { Deps } from '../../deps.ts';
import { answer, success } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { WakeSignal } from '../../jobs/wake-signal.ts';
import { LoadGate } from '../../jobs/load-gate.ts';
import type { TestHolder } from '../data/a-holder.ts';
import type { TestRight } from '../data/a-right.ts';
import { SimulatedSupplier, type SupplierMode } from './supplier.ts';
import { claimRights, type ClaimRight } from '../../services/rights/claims/claim-right.ts';
import { deliverClaims } from '../deliver-claims.ts';

/** A request that is repeated with its key until it is answered. */
export interface Request {
  readonly holder: TestHolder;
  readonly right: TestRight;
  readonly key: string;
}

/** Far from the real time, so that the test server's own deliverer finds nothing due. */
const begins = Date.parse('2040-01-10T12:00:00+08:00');

/** The real claim queue and deliverer on a real database, with a simulated clock, supplier and crashes. */
export class Simulation {
  readonly supplier = new SimulatedSupplier();
  readonly #deps: Deps;
  #nowMs = begins;
  #claim: ClaimRight;

  constructor(deps: Deps) {
    this.#deps = {
      ...deps,
      clock: { now: () => new Date(this.#nowMs) },
      supplier: this.supplier,
      claimsDue: new WakeSignal(),
      ordersPaid: new WakeSignal(),
      loadGate: new LoadGate(),
    };
    this.#claim = claimRights(this.#deps);
  }

  get nowMs(): number {
    return this.#nowMs;
  }
  get cycle(): string {
    return claimCycle(this.#nowMs).cycle;
  }
  advance(ms: number): void {
    this.#nowMs += ms;
  }
  turnMonth(): void {
    this.#nowMs = claimCycle(this.#nowMs).endsAt;
  }

  /** As http/serve.ts answers it. */
  claim({ holder: { member, claim }, right, key }: Request): Promise<Envelope<Claimed>> {
    return this.#claim({ ...member, sessionId: '' }, { ...claim, ...right, channelId: 'C0013' }, key).then(
      success,
      (error: unknown) => {
        if (error instanceof Refusal)
          return answer(error.code, error.message, error.data) as unknown as Envelope<Claimed>;
        throw error;
      },
    );
  }

  /** Crashes during the request: before the claim, or after its commit and before the answer. */
  async claimAndDie(request: Request, when: 'before' | 'after'): Promise<Envelope<Claimed> | undefined> {
    const done = when === 'after' ? await this.claim(request) : undefined;
    this.#claim = claimRights(this.#deps);
    return done;
  }

  /** Delivers until nothing is due; after a crash the next process continues. */
  async deliver(mode: SupplierMode, isDue: boolean): Promise<void> {
    this.supplier.mode = mode;
    if (mode === 'outlives-us') {
      if (!isDue) return;
      const nextRequest = this.supplier.nextRequest();
      void deliverClaims(this.#deps);
      await nextRequest;
      this.#claim = claimRights(this.#deps);
      return;
    }
    while ((await deliverClaims(this.#deps)) > 0);
  }
}
