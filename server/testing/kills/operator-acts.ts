import type { Act } from './operator-acts/act.ts';
import { claimActs } from './operator-acts/claim-acts.ts';
import { couponActs } from './operator-acts/coupon-acts.ts';
import { goodsActs } from './operator-acts/goods-acts.ts';
import { importActs } from './operator-acts/import-acts.ts';
import { memberActs } from './operator-acts/member-acts.ts';
import { moneyActs } from './operator-acts/money-acts.ts';
import { operationActs } from './operator-acts/operation-acts.ts';
import { orderActs } from './operator-acts/order-acts.ts';
import { parcelActs } from './operator-acts/parcel-acts.ts';
import { promotionActs } from './operator-acts/promotion-acts.ts';
import { proposalActs } from './operator-acts/proposal-acts.ts';
import { refundActs } from './operator-acts/refund-acts.ts';
import { rightsActs } from './operator-acts/rights-acts.ts';
import { serviceActs } from './operator-acts/service-acts.ts';
import { watchActs } from './operator-acts/watch-acts.ts';

/** The acts of operators at which a process is killed. Those of a group are under way at once, at most as many as the process has connections. */
export const operatorActs: Readonly<Record<string, readonly Act[]>> = {
  orders: [...orderActs, ...refundActs],
  'claims and money': [...claimActs, ...moneyActs],
  'parcels and invoices': parcelActs,
  'goods and files': [...goodsActs, ...importActs],
  'service and alerts': [...serviceActs, ...watchActs],
  'promotions and coupons': [...promotionActs, ...couponActs],
  'rights and members': [...rightsActs, ...memberActs],
  'operation and proposals': [...operationActs, ...proposalActs],
};
