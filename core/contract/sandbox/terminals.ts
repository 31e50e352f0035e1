import { withPrefix } from '../endpoint.ts';
import { change, read, sandboxPrefix } from './rows.ts';
import type { terminalShapes } from './terminals.shapes.ts';

/** What partners do: the scanner at a lounge, the merchant's terminal, and the carrier. */
export const terminals = withPrefix<typeof terminalShapes, 'sandbox'>(sandboxPrefix)({
  lounges: read('/lounges'),
  scanLounge: change('/scan-lounge'),
  tills: read('/tills'),
  scanPayCode: change('/scan-paycode'),
  takePayCode: change('/take-paycode'),
  refundPayCode: change('/refund-paycode'),
  useVoucher: change('/use-voucher'),
  moveParcels: change('/parcels'),
});
