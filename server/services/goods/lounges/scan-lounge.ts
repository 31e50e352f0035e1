import type { ScanVerdict } from '#core/contract/goods/rail.shapes.ts';
import { codeMinute, codeTiming, readLoungeCode } from '#core/rules/lounge/lounge-code.ts';
import { scanSentences, scanVerdict } from '#core/rules/lounge/scan-verdict.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { isGenuine, isProof, readDigits } from './sign-code.ts';

export interface LoungeScan {
  /** The text of the QR code, or the ten digits under it. */
  readonly qr: string;
  readonly hallId: string;
  /** Counted at the entrance; absent: those of the reservation. */
  readonly companions?: number | undefined;
}

export interface ScanAnswer {
  readonly ok: boolean;
  readonly verdict: ScanVerdict;
  readonly text: string;
  readonly orderId: string | null;
  readonly hallName: string | null;
  readonly companions: number | null;
}

interface PresentedCode {
  readonly orderId: string;
  readonly minute: number;
  readonly until: number;
}

/** A scan at an entrance. The order row is locked, so of concurrent scans one is verified; each verdict is recorded for the phone. */
export async function scanLounge(deps: Deps, scan: LoungeScan): Promise<ScanAnswer> {
  const { db, live } = deps;
  const hall = await hallOf(db, scan.hallId);
  const code = hall && (await presentedCode(deps, scan.qr.trim()));
  if (!hall || !code) return answerOf('unknown');
  const { userId, ...answer } = await db.transaction().execute((tx) => settle(deps, tx, scan, hall, code));
  if (userId !== undefined) live.notify(userId);
  return answer;
}

type ScanningHall = NonNullable<Awaited<ReturnType<typeof hallOf>>>;

async function settle(
  { clock }: Deps,
  tx: Tx,
  { hallId, companions }: LoungeScan,
  hall: ScanningHall,
  { orderId, minute, until }: PresentedCode,
): Promise<ScanAnswer & { readonly userId?: string }> {
  const order = await lockedOrder(tx, orderId);
  if (!order) return answerOf('unknown');
  const now = clock.now();
  const counted = companions ?? order.companions;
  const verdict = scanVerdict({
    state: order.state === 'waiting' && order.expires_at <= now ? 'expired' : order.state,
    timing: codeTiming({ minute, until }, now.getTime()),
    kind: order.kind,
    hallKind: hall.kind,
    hallId: order.hall_id,
    scannedHallId: hallId,
    companions: order.companions,
    companionsCounted: counted,
  });
  if (verdict === 'verified')
    await tx
      .updateTable('lounge_orders')
      .set({ state: 'verified', verified_at: now, verified_hall_id: hallId, companions: counted })
      .where('order_id', '=', orderId)
      .execute();
  await tx
    .insertInto('lounge_scans')
    .values({
      order_id: orderId,
      hall_id: hallId,
      code_minute: minute,
      verdict,
      companions: counted,
      scanned_at: now,
    })
    .execute();
  return { ...answerOf(verdict), orderId, hallName: hall.name, companions: counted, userId: order.user_id };
}

const answerOf = (verdict: ScanVerdict): ScanAnswer => ({
  ok: verdict === 'verified',
  verdict,
  text: scanSentences[verdict],
  orderId: null,
  hallName: null,
  companions: null,
});

/** Undefined for a code that this product did not make. */
async function presentedCode({ db, secret, clock }: Deps, text: string): Promise<PresentedCode | undefined> {
  const digits = readDigits(text);
  if (!digits) {
    const code = readLoungeCode(text);
    return code && isGenuine(secret, code) ? code : undefined;
  }
  const order = await db
    .selectFrom('lounge_orders')
    .select('order_id')
    .where('entry_no', '=', digits.entryNo)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!order) return undefined;
  const orderId = order.order_id;
  const minute = codeMinute(clock.now().getTime());
  const typed = [minute, minute - 1].find((each) => isProof(secret, orderId, each, digits.proof));
  return typed === undefined ? undefined : { orderId, minute: typed, until: minute };
}

const hallOf = (db: Db, hallId: string) =>
  db
    .selectFrom('lounge_halls as h')
    .innerJoin('stations as s', 's.station_id', 'h.station_id')
    .select(['h.name', 's.kind'])
    .where('h.hall_id', '=', hallId)
    .executeTakeFirst();

const lockedOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('lounge_orders as o')
    .innerJoin('lounge_rights as r', 'r.right_id', 'o.right_id')
    .innerJoin('lounge_products as p', 'p.sku_id', 'r.sku_id')
    .select(['o.state', 'o.user_id', 'o.hall_id', 'o.companions', 'o.expires_at', 'p.kind'])
    .where('o.order_id', '=', orderId)
    .forUpdate('o')
    .executeTakeFirst();
