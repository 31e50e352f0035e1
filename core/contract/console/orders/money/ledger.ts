import { withPrefix } from '../../../endpoint.ts';
import type { ledgerShapes } from './ledger.shapes.ts';
import { change, consolePrefix, read } from '../../rows.ts';

/** The ledger: read alone. The sums of closed days are taken along as a settlement, which another member approves. */
export const ledger = withPrefix<typeof ledgerShapes, 'operator'>(consolePrefix)({
  ledger: read('/ledger/list', 'ledger.view'),
  ledgerDays: read('/ledger/days', 'ledger.view'),
  ledgerBalances: read('/ledger/balances', 'ledger.view'),
  settlements: read('/ledger/settlements', 'ledger.view'),
  settlementLines: read('/ledger/settlement', 'ledger.export'),
  proposeSettlement: change('/ledger/proposeSettlement', 'ledger.export'),
});
