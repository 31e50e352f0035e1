import type { Product } from './start-product.ts';
import { directClient } from '#server/testing/databases/direct-client.ts';

export interface StoredEvents {
  readonly accepted: number;
  readonly dropped: number;
  readonly lost: number;
  /** Rows of the table. */
  readonly rows: number;
}

/** Counts of events: the product's metrics and the rows of the table. */
export async function storedEvents({ origin, databaseUrl }: Product): Promise<StoredEvents> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const counted = (outcome: string): number =>
    Number(new RegExp(`^mall_events_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const client = directClient(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ rows: number }>('select count(*)::integer as rows from events');
    return {
      accepted: counted('accepted'),
      dropped: counted('dropped'),
      lost: counted('lost'),
      rows: rows[0]?.rows ?? 0,
    };
  } finally {
    await client.end();
  }
}
