import pg from 'pg';
import type { Product } from './start-product.ts';

export interface KeptEvents {
  readonly accepted: number;
  readonly dropped: number;
  readonly lost: number;
  /** Rows of the table, whatever the product says. */
  readonly rows: number;
}

/** What became of the events so far: the product's own numbers, and the table's. */
export async function eventsOf({ origin, databaseUrl }: Product): Promise<KeptEvents> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const counted = (outcome: string): number =>
    Number(new RegExp(`^mall_events_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const client = new pg.Client(databaseUrl);
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
