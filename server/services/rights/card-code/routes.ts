import type { cardCode } from '#core/contract/content/card-code.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import type { ClaimRight } from '../claims/claim-right.ts';
import { trackedClaim } from '../claims/tracked-claim.ts';
import { exchangeCardCode } from './exchange-card-code.ts';
import { exchangePeriod } from './exchange-period.ts';
import { exchangeRecords } from './exchange-records.ts';

export const cardCodeRoutes = (deps: Deps, claimRight: ClaimRight): Handlers<typeof cardCode> => ({
  exchangeCardCode: (input, call) =>
    exchangeCardCode(
      deps,
      (member, claim, key) => claimRight(member, trackedClaim(claim, call), key),
      call,
      input,
    ),
  exchangeRecords: (input, { caller }) => exchangeRecords(deps, caller, input),
  exchangePeriod: ({ actNum }) => exchangePeriod(deps, actNum),
});
