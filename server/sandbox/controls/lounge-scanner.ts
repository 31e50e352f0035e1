import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { terminals } from '#core/contract/sandbox/terminals.ts';
import { loungeScanned } from '#core/contract/sandbox/terminals.shapes.ts';
import { codeLifeMs, codeMinute, seedEnd, writeLoungeCode } from '#core/rules/lounge/lounge-code.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../deps.ts';
import { macOf, seedOf } from '../../services/lounges/public.ts';
import { signedPost } from '../../upstreams/signed-http.ts';
import { isOut } from '../state.ts';

type Lounges = DataOf<typeof terminals.lounges>;
type Scanned = DataOf<typeof terminals.scanLounge>;

const unanswered: Scanned = {
  ok: false,
  verdict: 'unanswered',
  text: '贵宾厅系统暂时连不上，请稍后再扫，次数没有扣减',
  orderId: null,
  hallName: null,
  companions: null,
};

/** The scanner at a lounge's entrance: it calls our interface over HTTP, signed like a real one. */
export function loungeScanner({ db, metrics, origins, partnerSecrets }: Deps, timeoutMs: number) {
  const post = signedPost({
    name: 'lounge-scanner',
    origin: () => `${origins.own()[0] ?? ''}/partner/lounges`,
    secret: partnerSecrets.lounge ?? '',
    timeoutMs,
    metrics,
  });
  return async (sent: InputOf<typeof terminals.scanLounge>): Promise<Scanned> => {
    if (await isOut(db, 'lounge')) return unanswered;
    const reply = await post('/scan', sent);
    return reply.kind === 'unanswered' || reply.status !== 200 ? unanswered : loungeScanned.parse(reply.body);
  };
}

/** Halls of the scanner, and reserved visits. */
export const lounges = async (deps: Deps): Promise<Lounges> => ({
  halls: await halls(deps),
  passes: await passes(deps),
});

const halls = ({ db }: Deps) =>
  db
    .selectFrom('lounge_halls as h')
    .innerJoin('stations as s', 's.station_id', 'h.station_id')
    .select(['h.hall_id as hallId', 'h.name as hallName', 's.kind'])
    .orderBy('s.kind', 'desc')
    .orderBy('h.sort')
    .execute();

/** Reserved visits with the code that their phone shows now. */
async function passes({ db, clock, secret, encryption }: Deps) {
  const now = clock.now();
  const rows = await db
    .selectFrom('lounge_orders as o')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .leftJoin('lounge_halls as h', 'h.hall_id', 'o.hall_id')
    .select(['o.order_id', 'o.hall_id', 'h.name', 'o.companions', 'u.mobile_sealed'])
    .where('o.state', '=', 'waiting')
    .where('o.expires_at', '>', now)
    .orderBy('o.created_at', 'desc')
    .limit(20)
    .execute();
  const minute = codeMinute(now.getTime());
  const until = seedEnd(now.getTime());
  return rows.map(({ order_id: orderId, ...row }) => ({
    orderId,
    hallId: row.hall_id,
    hallName: row.name,
    companions: row.companions,
    mobile: maskMobile(encryption.mobiles.open(row.mobile_sealed)),
    qrEndsAt: new Date((minute + 1) * codeLifeMs).toISOString(),
    qr: writeLoungeCode({
      orderId,
      minute,
      until,
      mac: macOf(seedOf(secret, orderId, until), { orderId, minute }),
    }),
  }));
}
