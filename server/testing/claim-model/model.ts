import type { SupplierMode } from './supplier.ts';

export interface KnownClaim {
  readonly claimId: string;
  readonly holder: number;
  readonly right: number;
  readonly cycle: string;
  readonly deliverBy: number;
  state: 'delivering' | 'delivered' | 'failed';
}

/** A sent request; its claim is the answer to every repetition. */
export interface Sent {
  readonly holder: number;
  readonly right: number;
  readonly key: string;
  /** The process crashed before it answered. */
  unheard: boolean;
  claimed: string | undefined;
}

export type Expected =
  | { readonly kind: 'claimed'; readonly claimId: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'refused'; readonly why: RegExp };

/** The expected behaviour: the claim rules without database, queues and processes. */
export class ClaimModel {
  readonly claims: KnownClaim[] = [];
  readonly sent: Sent[] = [];
  /** Units per month of each right; undefined for unlimited. */
  readonly stock: readonly (number | undefined)[];
  readonly choose: number;

  constructor(stock: readonly (number | undefined)[], choose: number) {
    this.stock = stock;
    this.choose = choose;
  }

  get delivering(): readonly KnownClaim[] {
    return this.claims.filter(({ state }) => state === 'delivering');
  }

  expected(holder: number, right: number, cycle: string): Expected {
    const live = this.#live(cycle);
    const own = live.find((claim) => claim.holder === holder && claim.right === right);
    if (own) return { kind: 'claimed', claimId: own.claimId };
    if (live.filter((claim) => claim.holder === holder).length >= this.choose)
      return { kind: 'refused', why: /本月已选满/ };
    return this.left(right, cycle) > 0 ? { kind: 'new' } : { kind: 'refused', why: /已领完/ };
  }

  left(right: number, cycle: string): number {
    return (
      (this.stock[right] ?? Infinity) - this.#live(cycle).filter((claim) => claim.right === right).length
    );
  }

  /** The effect of a round of deliveries on the claims under way, all of them due. */
  deliver(mode: SupplierMode, ledger: ReadonlyMap<string, 'granted' | 'refused'>, nowMs: number): void {
    for (const claim of this.delivering) {
      const granted = ledger.get(claim.claimId) === 'granted';
      if (mode === 'grants') claim.state = 'delivered';
      if (mode === 'refuses') claim.state = granted ? 'delivered' : 'failed';
      if (mode === 'silent' && nowMs >= claim.deliverBy) claim.state = 'delivered';
      if (mode === 'away' && nowMs >= claim.deliverBy) claim.state = 'failed';
    }
  }

  #live(cycle: string): readonly KnownClaim[] {
    return this.claims.filter((claim) => claim.cycle === cycle && claim.state !== 'failed');
  }
}
