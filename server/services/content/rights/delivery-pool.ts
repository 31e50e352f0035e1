import type { Room } from './take-due-claims.ts';

/** So many claims are with suppliers at once, so many of them with one: a silent partner keeps its own waiting, and nobody else's. */
const most = 200;
const mostOfOne = 50;
/** Room is given in tens, so that asking the database for more is worth it. */
const least = 10;
/** How long a supplier that must be spared is left out. */
const sparedMs = 1_000;

export interface DeliveryPool {
  add(supplier: string, delivery: Promise<unknown>): void;
  /** Whether the supplier was asked, or held back because it keeps failing. */
  heard(supplier: string, asked: boolean): void;
  isFull(): boolean;
  /** What may be taken on now; `sparing` leaves out who must be spared. */
  room(sparing: boolean): Room;
  idle(): Promise<void>;
}

/** What is under way to whom. */
export function deliveryPool(): DeliveryPool {
  const underWay = new Map<string, Set<Promise<unknown>>>();
  const sparedUntil = new Map<string, number>();
  const of = (supplier: string): Set<Promise<unknown>> => underWay.get(supplier) ?? new Set();
  const left = (): number => most - [...underWay.values()].reduce((sum, { size }) => sum + size, 0);

  return {
    add(supplier, delivery) {
      const all = of(supplier).add(delivery);
      underWay.set(supplier, all);
      void delivery.finally(() => {
        all.delete(delivery);
        if (all.size === 0) underWay.delete(supplier);
      });
    },
    heard(supplier, asked) {
      if (asked) sparedUntil.delete(supplier);
      else sparedUntil.set(supplier, performance.now() + sparedMs);
    },
    isFull: () => left() < least,
    room(sparing) {
      const roomOf = (supplier: string): number => {
        if (sparing && performance.now() < (sparedUntil.get(supplier) ?? 0)) return 0;
        const free = mostOfOne - of(supplier).size;
        return free < least ? 0 : free;
      };
      return {
        most: left(),
        mostOfOne,
        ofSupplier: new Map(
          [...new Set([...underWay.keys(), ...sparedUntil.keys()])].map((supplier) => [
            supplier,
            roomOf(supplier),
          ]),
        ),
      };
    },
    async idle() {
      while (underWay.size > 0) await Promise.all([...underWay.values()].flatMap((each) => [...each]));
    },
  };
}
