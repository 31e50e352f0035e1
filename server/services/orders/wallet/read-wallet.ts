import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { wallet } from '#core/contract/order/wallet.ts';
import type { Wallet, WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { lastChinaDay } from '#core/rules/format/china-day.ts';
import { asksBeforeShowing } from '#core/rules/order/code-terms.ts';
import { shopOpening } from '#core/rules/goods/shop-opening.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { cardCounts, cardPage, couponView } from '../../coupons/public.ts';
import { ownedVisits, loungeRightView, reservedVisits } from '../../lounges/public.ts';
import { ownedProducts } from '../../memberships/public.ts';
import { monthCountsByProduct } from '../../rights/public.ts';
import { nearestShops } from '../../stores/public.ts';
import { unusedCodes, type UnusedCodes } from './unused-codes.ts';

type Call = typeof wallet.wallet;
type Position = Omit<InputOf<Call>, 'orderNo'>;

const shownCoupons = 12;

/** Everything the subscriber holds and can use, in one answer; each part by the query of its own page. */
export async function readWallet(
  deps: Deps,
  member: Member,
  { orderNo, ...position }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = deps.clock.now();
  if (orderNo !== undefined)
    return {
      ...(await vouchersOf(deps, member, position, now, orderNo)),
      passes: [],
      memberships: [],
      coupons: [],
      couponCount: 0,
      serverNow: now.toISOString(),
    };
  const [vouchers, passes, memberships, coupons] = await Promise.all([
    vouchersOf(deps, member, position, now),
    passesOf(deps, member, now),
    membershipsOf(deps, member, now),
    couponsOf(deps, member, now),
  ]);
  return {
    ...vouchers,
    passes,
    memberships,
    ...coupons,
    serverNow: now.toISOString(),
  };
}

async function vouchersOf(
  { db }: Deps,
  { userId }: Member,
  position: Position,
  now: Date,
  orderNo?: string,
): Promise<Pick<Wallet, 'vouchers' | 'codeCount'>> {
  const lines = await unusedCodes(db, userId, now, orderNo);
  const suppliers = new Set(lines.flatMap(({ supplier }) => supplier ?? []));
  const shops = new Map(
    (await nearestShops(db, [...suppliers], position)).map((shop) => [shop.supplier, shop]),
  );
  const voucherOf = (line: UnusedCodes): WalletVoucher => {
    const shop = line.supplier === null ? undefined : shops.get(line.supplier);
    const opening = shop && shopOpening(shop.open_hours, now);
    return {
      orderNo: line.order_no,
      goodsId: line.goods_id,
      goodsName: line.goods_name,
      skuName: line.sku_name,
      picUrl: line.pic_url,
      codes: line.codes.map(({ codeId, isShown }) => ({
        codeId,
        asksFirst: asksBeforeShowing(line.code_terms, { isShown, isUsed: false }),
      })),
      validUntil: line.valid_until.toISOString(),
      shopCount: shop?.shop_count ?? 0,
      shop:
        shop && opening
          ? {
              shopCode: shop.shop_id,
              shopName: shop.name,
              distanceMeters: shop.metres === null ? null : Math.floor(shop.metres),
              openNow: opening.isOpen,
              openNote: opening.note,
            }
          : null,
    };
  };
  return { vouchers: lines.map(voucherOf), codeCount: lines[0]?.all_codes ?? 0 };
}

async function passesOf({ db }: Deps, { userId }: Member, now: Date): Promise<Wallet['passes']> {
  const [owned, reserved] = await Promise.all([
    ownedVisits(db, userId, now),
    reservedVisits(db, userId, now),
  ]);
  const visitsOf = new Map(reserved.map((visits) => [visits.right_id, visits]));
  return owned
    .map((row) => {
      const visits = visitsOf.get(row.right_id);
      return {
        ...loungeRightView(row),
        reservedCount: visits?.reserved ?? 0,
        visitId: visits?.order_id ?? null,
      };
    })
    .filter(({ leftCount, reservedCount }) => leftCount + reservedCount > 0);
}

async function membershipsOf(deps: Deps, member: Member, now: Date): Promise<Wallet['memberships']> {
  const owned = await ownedProducts(deps.db, member.userId, now);
  if (owned.length === 0) return [];
  const countsOf = await monthCountsByProduct(deps, member);
  return owned.map(({ product_id, product_name, pic_url, vip_type_level, ends_at }) => {
    const { claimable, claimed } = countsOf(product_id);
    return {
      productId: product_id,
      productName: product_name,
      picUrl: pic_url,
      level: vip_type_level ?? 0,
      expiresOn: ends_at ? lastChinaDay(ends_at) : null,
      claimable,
      claimed,
    };
  });
}

async function couponsOf(
  { db }: Deps,
  { userId }: Member,
  now: Date,
): Promise<Pick<Wallet, 'coupons' | 'couponCount'>> {
  const [cards, counts] = await Promise.all([
    cardPage(db, { userId, now, tab: 'usable' }, { pageNum: 1, pageSize: shownCoupons }),
    cardCounts(db, userId, now),
  ]);
  return {
    coupons: cards.list.filter(({ state }) => state === 'usable').map((row) => couponView(row, now)),
    couponCount: counts('usable').cards,
  };
}
