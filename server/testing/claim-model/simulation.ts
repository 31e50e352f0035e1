import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Claimed } from '#core/contract/content/rights.shapes.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import type { Deps } from '../../deps.ts';
import { answer, success } from '../../http/answer.ts';
import { savedAnswers } from '../../http/idempotency.ts';
import { Refusal } from '../../http/refusal.ts';
import { Nudge } from '../../jobs/nudge.ts';
import type { TestHolder } from '../a-holder.ts';
import type { TestRight } from '../a-right.ts';
import { SimulatedSupplier, type SupplierMood } from './supplier.ts';
import { claimRights } from '../../services/content/rights/claim-right.ts';
import { deliverClaims } from '../../services/content/rights/deliver-claims.ts';

/** A request as its page remembers it: repeated with its key until there is an answer. */
export interface Request {
  readonly holder: TestHolder;
  readonly right: TestRight;
  readonly key: string;
}

/** Far from the real clock, so that the test server's own deliverer finds nothing due. */
const begins = Date.parse('2040-01-10T12:00:00+08:00');

/** The real engine, saved answers and deliverer on the real database, with a clock, a supplier and a death of our making. */
export class Simulation {
  readonly supplier = new SimulatedSupplier();
  readonly #deps: Deps;
  #nowMs = begins;
  #pieces: { readonly claim: ReturnType<typeof claimRights>; readonly once: ReturnType<typeof savedAnswers> };

  constructor(deps: Deps) {
    this.#deps = { ...deps, clock: { now: () => new Date(this.#nowMs) }, supplier: this.supplier, claimsDue: new Nudge() };
    this.#pieces = this.#start();
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

  /** As http/serve.ts answers a write that carries a key. */
  claim(request: Request): Promise<Envelope<Claimed>> {
    return this.#once(request, () => this.#work(request)) as Promise<Envelope<Claimed>>;
  }

  /** The process dies with the request: before it claimed, or after the claim was committed and before anybody heard of it. */
  async claimAndDie(request: Request, when: 'before' | 'after'): Promise<Envelope<Claimed> | undefined> {
    const reached = Promise.withResolvers<Envelope | undefined>();
    void this.#once(request, async () => {
      reached.resolve(when === 'after' ? await this.#work(request) : undefined);
      return new Promise(() => undefined);
    });
    const done = (await reached.promise) as Envelope<Claimed> | undefined;
    this.#pieces = this.#start();
    return done;
  }

  /** Everything that is due, and as often as more is due; when we do not live to see it, the next process begins anew. */
  async deliver(mood: SupplierMood, isDue: boolean): Promise<void> {
    this.supplier.mood = mood;
    if (mood === 'outlives-us') {
      if (!isDue) return;
      const asked = this.supplier.asked();
      void deliverClaims(this.#deps);
      await asked;
      this.#pieces = this.#start();
      return;
    }
    while ((await deliverClaims(this.#deps)) > 0);
  }

  #start() {
    return { claim: claimRights(this.#deps), once: savedAnswers(this.#deps.db, this.#deps.clock) };
  }

  #once({ holder, right, key }: Request, work: () => Promise<Envelope>): Promise<Envelope> {
    return this.#pieces.once({ owner: holder.member.userId, key, call: 'content.receiveRights', input: right }, work);
  }

  #work({ holder: { member, claim }, right }: Request): Promise<Envelope> {
    return this.#pieces.claim({ ...member, sessionId: '' }, { ...claim, ...right, channelId: 'C0013' }).then(success, (error: unknown) => {
      if (error instanceof Refusal) return answer(error.code, error.message, error.data);
      throw error;
    });
  }
}
