import type { Migration } from 'kysely/migration';
import { accounts } from './0001-accounts.ts';
import { identities } from './0002-identities.ts';
import { rights } from './0003-rights.ts';
import { claims } from './0004-claims.ts';
import { mall } from './0005-mall.ts';
import { coupons } from './0006-coupons.ts';
import { promotions } from './0007-promotions.ts';
import { offersAndShops } from './0008-offers-and-shops.ts';
import { cardCodes } from './0009-card-codes.ts';
import { notices } from './0010-notices.ts';
import { dailyCash } from './0011-daily-cash.ts';
import { myMonth } from './0012-my-month.ts';
import { locations } from './0013-locations.ts';
import { operations } from './0014-operations.ts';
import { platform } from './0015-platform.ts';
import { tracking } from './0016-tracking.ts';
import { sandbox } from './0017-sandbox.ts';

/** In the order they are applied; a landed migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-identities': identities,
  '0003-rights': rights,
  '0004-claims': claims,
  '0005-mall': mall,
  '0006-coupons': coupons,
  '0007-promotions': promotions,
  '0008-offers-and-shops': offersAndShops,
  '0009-card-codes': cardCodes,
  '0010-notices': notices,
  '0011-daily-cash': dailyCash,
  '0012-my-month': myMonth,
  '0013-locations': locations,
  '0014-operations': operations,
  '0015-platform': platform,
  '0016-tracking': tracking,
  '0017-sandbox': sandbox,
};
