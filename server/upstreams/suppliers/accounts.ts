import { z } from 'zod';
import type { SignedPost } from '../signed-http.ts';
import { statementPages } from '../statement-pages.ts';
import { clients } from './http.ts';

/** A delivery that the supplier has charged, less what it took back. */
export interface ChargedDelivery {
  readonly deliveryId: string;
  readonly charges: number;
}

/** What suppliers charge; undefined without an answer. */
export interface SupplierAccounts {
  /** The deliveries of a day (YYYY-MM-DD in China). */
  statement(supplier: string, day: string): Promise<readonly ChargedDelivery[] | undefined>;
  /** Claims charges of a delivery back; a repetition is the same claim. */
  dispute(supplier: string, deliveryId: string, charges: number): Promise<'credited' | 'refused' | undefined>;
}

export const charged = z.object({ deliveryId: z.string().max(80), charges: z.int().min(0) });
export const disputed = z.object({ credited: z.boolean() });

export function httpSupplierAccounts(newClient: (supplier: string) => SignedPost): SupplierAccounts {
  const clientOf = clients(newClient);
  return {
    statement: (supplier, day) => statementPages(clientOf(supplier), { supplier, day }, charged),
    async dispute(supplier, deliveryId, charges) {
      const reply = await clientOf(supplier)('/disputes', { supplier, deliveryId, charges });
      const read = disputed.safeParse(
        reply.kind === 'answered' && reply.status === 200 ? reply.body : undefined,
      );
      return read.success ? (read.data.credited ? 'credited' : 'refused') : undefined;
    },
  };
}
