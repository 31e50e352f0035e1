import type { SandboxState } from '#core/contract/sandbox/controls.shapes.ts';
import { outageName } from '#core/contract/sandbox/upstreams.shapes.ts';
import type { MovableClock } from '../../clock.ts';
import { demoSubscribers } from '../../demo/subscribers.ts';
import type { Deps } from '../../deps.ts';
import { hostState } from '../hosts/host-state.ts';
import { proofState } from '../hosts/proofs.ts';
import { invoiceMode, isOut, pictureMode, supplierMode } from '../state.ts';
import { changedFlashSales } from './flash-sales.ts';
import { isSoldOut } from './sold-out.ts';
import { demoFlags, switches } from './switches.ts';
import { changedStock } from './trade-data.ts';

/** Everything that the workbench shows of the sandbox's settings. */
export async function sandboxState(deps: Deps, clock: MovableClock): Promise<SandboxState> {
  const { db } = deps;
  return {
    now: clock.now().toISOString(),
    offsetMs: clock.offsetMs,
    supplier: await supplierMode(db),
    invoices: await invoiceMode(db),
    pictures: await pictureMode(db),
    soldOut: await isSoldOut(db),
    changedStock: await changedStock(db),
    changedFlashSales: await changedFlashSales(db, clock.now()),
    demoDegradations: demoFlags,
    ...(await switches(db, clock.now())),
    ...(await proofState(deps)),
    ...(await hostState(deps)),
    outages: await Promise.all(
      outageName.options.map(async (upstream) => ({ upstream, on: await isOut(db, upstream) })),
    ),
    subscribers: demoSubscribers.map(({ mobile, title, shows }) => ({ mobile, title, shows })),
  };
}
