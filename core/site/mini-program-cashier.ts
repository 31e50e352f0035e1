import { pages } from './pages.ts';

/** The mini-program's own page that pays an order. */
export const [miniProgramCashier] = pages.miniProgramPay.paths['market-mini-program'];
