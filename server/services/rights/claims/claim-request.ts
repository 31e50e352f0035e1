import type { Claim } from '#core/contract/content/rights.shapes.ts';

/** A claim that may carry the area it is made in. */
export type LocatedClaim = Claim & {
  readonly areaNum?: string | undefined;
  /** The moment it is judged for; absent: its arrival. */
  readonly madeAt?: Date | undefined;
};

/** A claim in the queue. */
export interface ClaimRequest extends LocatedClaim {
  /** Derived from the idempotency key, if there is one. */
  readonly claimId: string;
  readonly hasKey: boolean;
  readonly userId: string;
  /** When it arrived. It is judged for this moment, so time in the queue costs no month and no opening. */
  readonly at: Date;
}
