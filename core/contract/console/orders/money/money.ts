import { withPrefix } from '../../../endpoint.ts';
import type { moneyShapes } from './money.shapes.ts';
import { change, consolePrefix, read } from '../../rows.ts';

/** The days compared with the statements of channels and suppliers. A difference is repaired or ignored by two persons. */
export const money = withPrefix<typeof moneyShapes, 'operator'>(consolePrefix)({
  moneyDays: read('/money/days', 'money.view'),
  differences: read('/money/differences', 'money.view'),
  differenceCounts: read('/money/differenceCounts', 'money.view'),
  differenceDetail: read('/money/difference', 'money.view'),
  reconcileDay: change('/money/reconcileDay', 'money.reconcile'),
  dayClosing: read('/money/dayClosing', 'money.view'),
  closeDay: change('/money/closeDay', 'money.close'),
  proposeRepair: change('/money/proposeRepair', 'money.propose'),
  proposeIgnore: change('/money/proposeIgnore', 'money.propose'),
});
