import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../deps.ts';

type Tables = Pick<Deps, 'db' | 'encryption'>;

/** The newest claims with their trace, for the supplier console. */
export async function recentClaims({ db, encryption }: Tables) {
  const claims = await db
    .selectFrom('claims as c')
    .innerJoin('users as u', 'u.user_id', 'c.user_id')
    .innerJoin('rights as r', 'r.rights_id', 'c.rights_id')
    .select([
      'c.claim_id',
      'u.mobile_sealed',
      'r.show_name',
      'c.cycle',
      'c.state',
      'c.tries',
      'c.claimed_at',
      'c.note',
    ])
    .orderBy('c.claimed_at', 'desc')
    .limit(20)
    .execute();
  const ids = claims.map((claim) => claim.claim_id);
  const events =
    ids.length === 0
      ? []
      : await db
          .selectFrom('claim_trace')
          .select(['claim_id', 'at', 'event', 'detail'])
          .where('claim_id', 'in', ids)
          .orderBy('step')
          .execute();
  return claims.map((claim) => ({
    claimId: claim.claim_id,
    mobile: maskMobile(encryption.mobiles.open(claim.mobile_sealed)),
    rightsName: claim.show_name,
    cycle: claim.cycle,
    state: claim.state,
    tries: claim.tries,
    claimedAt: claim.claimed_at.toISOString(),
    note: claim.note,
    trace: events
      .filter((event) => event.claim_id === claim.claim_id)
      .map(({ at, event, detail }) => ({ at: at.toISOString(), event, detail })),
  }));
}
