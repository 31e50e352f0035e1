import type { Migration } from 'kysely/migration';
import { accounts } from './0001-accounts.ts';
import { rights } from './0002-rights.ts';
import { mall } from './0003-mall.ts';
import { platform } from './0004-platform.ts';
import { identities } from './0005-identities.ts';
import { platformRows } from './0006-platform-rows.ts';
import { tracking } from './0007-tracking.ts';
import { claimBatches } from './0008-claim-batches.ts';
import { singleRights } from './0009-single-rights.ts';
import { cardCodesAndNotices } from './0010-card-codes-and-notices.ts';
import { offersAndShops } from './0011-offers-and-shops.ts';
import { codeTickets } from './0012-code-tickets.ts';
import { goodsOffers } from './0013-goods-offers.ts';
import { dailyCash } from './0014-daily-cash.ts';
import { myMonth } from './0015-my-month.ts';
import { claimCrowds } from './0017-claim-crowds.ts';
import { claimsAtOnce } from './0018-claims-at-once.ts';
import { goodsWords } from './0020-goods-words.ts';
import { deliveries } from './0021-deliveries.ts';
import { claimConditions } from './0022-claim-conditions.ts';
import { namedClaims } from './0023-named-claims.ts';
import { unwaryClaims } from './0024-unwary-claims.ts';
import { claimsAtTheirWord } from './0025-claims-at-their-word.ts';

/** In the order they are applied; a landed migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-rights': rights,
  '0003-mall': mall,
  '0004-platform': platform,
  '0005-identities': identities,
  '0006-platform-rows': platformRows,
  '0007-tracking': tracking,
  '0008-claim-batches': claimBatches,
  '0009-single-rights': singleRights,
  '0010-card-codes-and-notices': cardCodesAndNotices,
  '0011-offers-and-shops': offersAndShops,
  '0012-code-tickets': codeTickets,
  '0013-goods-offers': goodsOffers,
  '0014-daily-cash': dailyCash,
  '0015-my-month': myMonth,
  '0017-claim-crowds': claimCrowds,
  '0018-claims-at-once': claimsAtOnce,
  '0020-goods-words': goodsWords,
  '0021-deliveries': deliveries,
  '0022-claim-conditions': claimConditions,
  '0023-named-claims': namedClaims,
  '0024-unwary-claims': unwaryClaims,
  '0025-claims-at-their-word': claimsAtTheirWord,
};
