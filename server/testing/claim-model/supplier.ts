import type { GrantOutcome, QueryOutcome, RightsSupplier } from '../../upstreams/suppliers/port.ts';

/** Grants, refuses, grants without answering, is unreachable, or the process crashes while waiting for it. */
export type SupplierMode = 'grants' | 'refuses' | 'silent' | 'away' | 'outlives-us';

/** A supplier with a ledger and a mode; its first decision about a claim is final. */
export class SimulatedSupplier implements RightsSupplier {
  mode: SupplierMode = 'grants';
  readonly ledger = new Map<string, 'granted' | 'refused'>();
  #onRequest: (() => void) | undefined;

  /** Resolves at the next call. */
  nextRequest(): Promise<void> {
    return new Promise((resolve) => (this.#onRequest = resolve));
  }

  async grant({ claimId }: { readonly claimId: string }): Promise<GrantOutcome> {
    this.#onRequest?.();
    switch (this.mode) {
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
    return this.mode === 'away' ? { kind: 'unknown', reason: 'away' } : this.#decide(claimId, 'refused');
  }

  async query(claimId: string): Promise<QueryOutcome> {
    const decided = this.ledger.get(claimId);
    return decided === undefined ? { kind: 'absent' } : this.#decide(claimId, decided);
  }

  #decide(claimId: string, requested: 'granted' | 'refused'): GrantOutcome {
    const decided = this.ledger.get(claimId) ?? requested;
    this.ledger.set(claimId, decided);
    return decided === 'granted' ? { kind: 'granted' } : { kind: 'refused', reason: '' };
  }
}
