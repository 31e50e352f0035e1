import type { ledger } from '#core/contract/console/orders/money/ledger.ts';
import type { LedgerAccount } from '#core/contract/console/orders/money/money-states.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { movementParts } from '#core/rules/console/money/movement-words.ts';
import { chinaDayBounds } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../../db/database.ts';
import { pageByTime } from '../../../../db/keyset-page.ts';

/** Movements with both of their entries, the newest first. */
export async function ledgerList(
  db: Db,
  { limit, after, account, day, orderNo }: InputOf<typeof ledger.ledger>,
): Promise<DataOf<typeof ledger.ledger>> {
  const { from, until } = day === undefined ? everyTime : chinaDayBounds(day);
  // One entry of each movement: that of the account, or the debit.
  const matching = db
    .selectFrom('ledger_entries as e')
    .$if(account === undefined, (query) => query.where('e.side', '=', 'debit'))
    .$if(account !== undefined, (query) => query.where('e.account', '=', account ?? ''))
    .$if(day !== undefined, (query) => query.where('e.at', '>=', from).where('e.at', '<', until))
    .$if(orderNo !== undefined, (query) => query.where('e.order_no', '=', orderNo ?? ''));
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: matching
        .innerJoin('ledger_entries as d', (join) =>
          join.onRef('d.movement', '=', 'e.movement').on('d.side', '=', 'debit'),
        )
        .innerJoin('ledger_entries as c', (join) =>
          join.onRef('c.movement', '=', 'e.movement').on('c.side', '=', 'credit'),
        )
        .select(['e.movement', 'e.at', 'e.order_no', 'd.account as debit', 'c.account as credit'])
        .select('d.amount_fen'),
      by: ['e.at', 'e.movement'],
      keyOf: ({ at, movement }) => [at, movement],
      counted: () => matching.select('e.movement'),
    },
    // A key is an id, which has no space.
    { limit, after: after?.replace(':', ' ') },
  );
  return {
    nextKey: nextKey?.replace(' ', ':') ?? null,
    count,
    rows: page.map(({ movement, at, order_no, debit, credit, amount_fen }) => ({
      movement,
      ...movementParts(movement),
      at: at.toISOString(),
      orderNo: order_no,
      debit: debit as LedgerAccount,
      credit: credit as LedgerAccount,
      amountFen: amount_fen,
    })),
  };
}

const everyTime = { from: new Date(0), until: new Date(0) };
