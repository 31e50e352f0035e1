import { withPrefix } from '../endpoint.ts';
import { change, read, sandboxPrefix } from './rows.ts';
import type { tradeShapes } from './trade.shapes.ts';

/** What scripts trade with: goods, stock, flash sales, card codes, and what subscribers are given. */
export const trade = withPrefix<typeof tradeShapes, 'sandbox'>(sandboxPrefix)({
  demo: read('/demo'),
  cardCodes: read('/card-codes'),
  setStock: change('/stock'),
  setSoldOut: change('/sold-out'),
  makeFlashSale: change('/flash-sale'),
  grant: change('/grant'),
});
