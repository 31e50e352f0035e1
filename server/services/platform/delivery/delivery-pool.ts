import type { DeliveryCapacity } from './delivery-queue.ts';

/** Concurrent deliveries in all and to one supplier: a supplier that does not answer blocks only its own. */
const maxDeliveries = 200;
const maxPerSupplier = 50;
/** Less free capacity than this is not worth a query. */
const minCapacity = 10;
/** How long a supplier whose circuit breaker is open is left out. */
const pauseMs = 1_000;

export interface DeliveryPool {
  add(supplier: string, delivery: Promise<unknown>): void;
  /** Whether the supplier was called, or skipped by its circuit breaker. */
  recordCall(supplier: string, wasCalled: boolean): void;
  isFull(): boolean;
  /** What may be leased now; `skipPaused` leaves out paused suppliers. */
  capacity(skipPaused: boolean): DeliveryCapacity;
  idle(): Promise<void>;
}

/** The deliveries under way, by supplier. */
export function deliveryPool(): DeliveryPool {
  const underWay = new Map<string, Set<Promise<unknown>>>();
  const pausedUntil = new Map<string, number>();
  const of = (supplier: string): Set<Promise<unknown>> => underWay.get(supplier) ?? new Set();
  const free = (): number => maxDeliveries - [...underWay.values()].reduce((sum, { size }) => sum + size, 0);

  return {
    add(supplier, delivery) {
      const all = of(supplier).add(delivery);
      underWay.set(supplier, all);
      void delivery.finally(() => {
        all.delete(delivery);
        if (all.size === 0) underWay.delete(supplier);
      });
    },
    recordCall(supplier, wasCalled) {
      if (wasCalled) pausedUntil.delete(supplier);
      else pausedUntil.set(supplier, performance.now() + pauseMs);
    },
    isFull: () => free() < minCapacity,
    capacity(skipPaused) {
      const freeFor = (supplier: string): number => {
        if (skipPaused && performance.now() < (pausedUntil.get(supplier) ?? 0)) return 0;
        const left = maxPerSupplier - of(supplier).size;
        return left < minCapacity ? 0 : left;
      };
      return {
        total: free(),
        perSupplier: maxPerSupplier,
        bySupplier: new Map(
          [...new Set([...underWay.keys(), ...pausedUntil.keys()])].map((supplier) => [
            supplier,
            freeFor(supplier),
          ]),
        ),
      };
    },
    async idle() {
      while (underWay.size > 0) await Promise.all([...underWay.values()].flatMap((each) => [...each]));
    },
  };
}
