import type { controls } from '#core/contract/sandbox/controls.ts';
import type { statements } from '#core/contract/sandbox/statements.ts';
import type { terminals } from '#core/contract/sandbox/terminals.ts';
import type { trade } from '#core/contract/sandbox/trade.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { cardCodes } from './card-codes.ts';
import { moveClock, resetAll, type SandboxClock } from './clock.ts';
import { makeFlashSale } from './flash-sales.ts';
import { grant } from './grants.ts';
import { lounges, loungeScanner } from './lounge-scanner.ts';
import { merchantTerminal, takePayCode, tills } from './merchant-terminal.ts';
import { demoOperatorCodes } from './demo-operators.ts';
import { newestCaptcha } from './newest-captcha.ts';
import { openSession } from './open-session.ts';
import { moments } from './moments.ts';
import { moveParcels } from './parcels.ts';
import { plantDifference } from './plant-difference.ts';
import { sandboxState } from './sandbox-state.ts';
import { samples } from './samples.ts';
import { setSoldOut } from './sold-out.ts';
import { useVoucher } from './use-voucher.ts';
import { demoData, setStock } from './trade-data.ts';

/** The sandbox's own settings: state, clock and switches. */
export const controlHandlers = (deps: Deps, time: SandboxClock): Handlers<typeof controls> => ({
  state: () => sandboxState(deps, time.clock),
  openSession: ({ mobile }) => openSession(deps, mobile),
  moveClock: ({ advanceMs }) => moveClock(deps.db, time, advanceMs),
  moments: () => moments(deps.db, deps.clock.now()),
  samples: () => samples(deps),
  reset: () => resetAll(deps.db, time),
  demoOperators: () => demoOperatorCodes(deps),
  newestCaptcha: () => newestCaptcha(deps.db),
});

export const tradeHandlers = (deps: Deps): Handlers<typeof trade> => ({
  demo: () => demoData(deps.db),
  cardCodes: () => cardCodes(deps),
  setStock: (input) => setStock(deps.db, input),
  setSoldOut: ({ on }) => setSoldOut(deps.db, on),
  makeFlashSale: (input) => makeFlashSale(deps, input),
  grant: (input) => grant(deps, input),
});

export const statementHandlers = (deps: Deps): Handlers<typeof statements> => ({
  plantDifference: (input) => plantDifference(deps, input),
});

export function terminalHandlers(deps: Deps, upstreamTimeoutMs: number): Handlers<typeof terminals> {
  const terminal = merchantTerminal(deps, upstreamTimeoutMs);
  return {
    lounges: () => lounges(deps),
    scanLounge: loungeScanner(deps, upstreamTimeoutMs),
    tills: () => tills(deps),
    scanPayCode: terminal.charge,
    takePayCode: ({ mobile }) => takePayCode(deps, mobile),
    refundPayCode: terminal.refund,
    useVoucher: ({ orderNo }) => useVoucher(deps, orderNo),
    moveParcels: async ({ orderNo }) => ({ moved: await moveParcels(deps, 0, orderNo) }),
  };
}
