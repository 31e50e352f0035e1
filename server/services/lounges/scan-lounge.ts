import { sql } from 'kysely';
import type { ScanVerdict } from '#core/contract/goods/rail.shapes.ts';
import { codeMinute, codeTiming, readLoungeCode } from '#core/rules/lounge/lounge-code.ts';
import { scanSentences, scanVerdict } from '#core/rules/lounge/scan-verdict.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
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

/**
 * A scan at an entrance. Two statements without a transaction keep it cheap: the verdict holds for the order as it was read, and the
 * write finds the order unchanged or nothing, so of concurrent scans one is verified. Each verdict is recorded for the phone.
 */
export async function scanLounge(deps: Deps, scan: LoungeScan): Promise<ScanAnswer> {
  const code = await presentedCode(deps, scan.qr.trim());
  const found = code && (await foundOrder(deps.db, code.orderId, scan.hallId));
  if (!code || !found) return answerOf('unknown');
  const now = deps.clock.now();
  const companions = scan.companions ?? found.companions;
  const verdict = scanVerdict({
    state: found.state === 'waiting' && found.expires_at <= now ? 'expired' : found.state,
    timing: codeTiming(code, now.getTime()),
    kind: found.kind,
    hallKind: found.hall_kind,
    hallId: found.hall_id,
    scannedHallId: scan.hallId,
    companions: found.companions,
    companionsCounted: companions,
  });
  const isRecorded = await record(deps.db, { ...scan, companions, verdict, now }, code, found);
  // Another scan or a change of the reservation came in between.
  if (!isRecorded) return scanLounge(deps, scan);
  deps.live.notify(found.user_id);
  return { ...answerOf(verdict), orderId: code.orderId, hallName: found.hall_name, companions };
}

interface JudgedScan {
  readonly hallId: string;
  readonly companions: number;
  readonly verdict: ScanVerdict;
  readonly now: Date;
}

/** False when the order is no longer as it was judged; a refusal changes no order and is always recorded. */
async function record(
  db: Db,
  { hallId, companions, verdict, now }: JudgedScan,
  { orderId, minute }: PresentedCode,
  judged: FoundOrder,
): Promise<boolean> {
  const used =
    verdict === 'verified'
      ? sql`update lounge_orders
          set state = 'verified', verified_at = ${now}, verified_hall_id = ${hallId}, companions = ${companions}
          where order_id = ${orderId} and state = 'waiting' and companions = ${judged.companions} returning order_id`
      : sql`select ${orderId} as order_id`;
  const { numAffectedRows } = await sql`
    with used as (${used})
    insert into lounge_scans (order_id, hall_id, code_minute, verdict, companions, scanned_at)
    select order_id, ${hallId}, ${minute}, ${verdict}, ${companions}, ${now} from used`.execute(db);
  return numAffectedRows === 1n;
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

type FoundOrder = NonNullable<Awaited<ReturnType<typeof foundOrder>>>;

/** The order of a code with the hall that scans it; undefined when either is unknown. */
const foundOrder = (db: Db, orderId: string, scannedHallId: string) =>
  db
    .selectFrom('lounge_orders as o')
    .innerJoin('lounge_rights as r', 'r.right_id', 'o.right_id')
    .innerJoin('lounge_products as p', 'p.sku_id', 'r.sku_id')
    .innerJoin('lounge_halls as h', (join) => join.on('h.hall_id', '=', scannedHallId))
    .innerJoin('stations as s', 's.station_id', 'h.station_id')
    .select(['o.state', 'o.user_id', 'o.hall_id', 'o.companions', 'o.expires_at', 'p.kind'])
    .select(['h.name as hall_name', 's.kind as hall_kind'])
    .where('o.order_id', '=', orderId)
    .executeTakeFirst();
