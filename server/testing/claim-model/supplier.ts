import type { GrantOutcome, RightsSupplier } from '../../upstreams/suppliers/port.ts';

/** Grants, refuses, grants without ever saying so, is not reached at all, or lets us die while we wait for it. */
export type SupplierMood = 'grants' | 'refuses' | 'silent' | 'away' | 'outlives-us';

/** A supplier with a ledger, whose mood is set from outside; its first decision about a claim stands. */
export class SimulatedSupplier implements RightsSupplier {
  mood: SupplierMood = 'grants';
  readonly ledger = new Map<string, 'granted' | 'refused'>();
  #onAsked: (() => void) | undefined;

  /** Resolves when it is asked next. */
  asked(): Promise<void> {
    return new Promise((resolve) => (this.#onAsked = resolve));
  }

  async grant({ claimId }: { readonly claimId: string }): Promise<GrantOutcome> {
    this.#onAsked?.();
    switch (this.mood) {
      case 'away':
        return { kind: 'unknown', reason: 'away' };
      case 'outlives-us':
        return new Promise(() => undefined);
      case 'silent':
        this.#decide(claimId, 'granted');
        return { kind: 'unknown', reason: 'silent' };
      case 'grants':
        return this.#decide(claimId, 'granted');
      case 'refuses':
        return this.#decide(claimId, 'refused');
    }
  }

  async revoke(claimId: string): Promise<GrantOutcome> {
    return this.mood === 'away' ? { kind: 'unknown', reason: 'away' } : this.#decide(claimId, 'refused');
  }

  #decide(claimId: string, wanted: 'granted' | 'refused'): GrantOutcome {
    const decided = this.ledger.get(claimId) ?? wanted;
    this.ledger.set(claimId, decided);
    return decided === 'granted' ? { kind: 'granted' } : { kind: 'refused', reason: '' };
  }
}
