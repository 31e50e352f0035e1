import type { Deps } from '../../../deps.ts';

/** Something a supplier is to deliver: a claimed right or a line of an order. */
export interface DueDelivery {
  /** The supplier delivers each id once, so a repeated request is harmless. */
  readonly id: string;
  /** The right or the sku. */
  readonly item: string;
  readonly quantity: number;
  readonly supplier: string;
  readonly mobile_sealed: string;
  readonly tries: number;
  readonly due_at: Date;
  readonly deliver_by: Date;
  /** An operator gives it back: the order is revoked, not repeated. */
  readonly gives_back: boolean;
}

/** How many deliveries may be leased now. */
export interface DeliveryCapacity {
  readonly total: number;
  readonly perSupplier: number;
  /** For the suppliers that have deliveries under way or are paused, what is left of `perSupplier`. */
  readonly bySupplier: ReadonlyMap<string, number>;
}

export interface Lease {
  readonly now: Date;
  readonly leaseUntil: Date;
  readonly capacity: DeliveryCapacity;
}

export interface DeliveryResult {
  readonly id: string;
}

export interface LeasedResult extends DeliveryResult {
  /** The end of the lease the supplier was called under: after its loss the next try is not changed. */
  readonly leaseUntil: Date;
  readonly nextTryAt: Date;
}

export interface RefusedResult extends DeliveryResult {
  readonly reason: string;
  /** Shown to the subscriber. */
  readonly note: string;
  /** Why it is unknown whether the supplier revoked the order; null where it is known. */
  readonly toReconcile: string | null;
}

/** Stores one result; false when the delivery was settled or leased by another instance before. */
export type Store<Of extends DeliveryResult> = (result: Of) => Promise<boolean>;

export interface DeliveryResults {
  readonly delivered: Store<DeliveryResult & { readonly content: string }>;
  readonly refused: Store<RefusedResult>;
  readonly unanswered: Store<LeasedResult & { readonly reason: string }>;
  /** The supplier was not called: the delivery becomes due as it was. */
  readonly requeue: Store<LeasedResult>;
}

/** Rows that are to be delivered. A row is the job: it stays due until it is settled, so a crash loses nothing. */
export interface DeliveryQueue {
  /** Notified when a delivery ends. */
  readonly signal: Deps['claimsDue'];
  /** Moves the next try to the end of the lease: no lock is held during the supplier's call. */
  leaseDue(lease: Lease): Promise<readonly DueDelivery[]>;
  /** The same for deliveries past their time limit, the longest overdue first. */
  leaseOverdue(lease: Lease): Promise<readonly DueDelivery[]>;
  readonly results: DeliveryResults;
}
