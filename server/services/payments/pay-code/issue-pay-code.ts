import { randomInt } from 'node:crypto';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { payCode } from '#core/contract/goods/pay-code.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { codeHash, sameHash } from '../../../http/secrets.ts';
import { oneShop, shopView } from '../../stores/public.ts';
import { shownCoupons } from '../../coupons/public.ts';

type Call = typeof payCode.payCode;
export const codeLifeMs = 60_000;
const mark = '62';
const proofDigits = 7;
/** What a cashier's scan charges. */
const phoneBill = 3;

/** The last digits sign the others, so that a made-up code is refused without a look into the database. */
const proofOf = (secret: string, head: string): string =>
  String(codeHash(secret, 'pay-code', 'proof', head).readUInt32BE(0) % 10 ** proofDigits).padStart(
    proofDigits,
    '0',
  );

export function isOwnCode(secret: string, authCode: string): boolean {
  if (!/^62\d{18}$/.test(authCode)) return false;
  const head = authCode.slice(0, -proofDigits);
  return sameHash(Buffer.from(proofOf(secret, head)), Buffer.from(authCode.slice(-proofDigits)));
}

/** Only the hash is stored. */
export const payCodeHash = (secret: string, authCode: string): Buffer =>
  codeHash(secret, 'pay-code', 'stored', authCode);

function newAuthCode(secret: string): string {
  const head = `${mark}${String(randomInt(1_000_000)).padStart(6, '0')}${String(randomInt(100_000)).padStart(5, '0')}`;
  return head + proofOf(secret, head);
}

/** A new code for one minute; the one before it is void. */
export async function issuePayCode(
  { db, clock, secret, billing }: Deps,
  { userId, mobile }: Member,
  { source, shopCode, payMethodId = phoneBill }: InputOf<Call>,
): Promise<DataOf<Call>> {
  if (payMethodId !== phoneBill) throw new Refusal('苏惠码目前只支持话费支付');
  const now = clock.now();
  const [shop, balanceFen] = await Promise.all([
    shopCode === undefined ? undefined : oneShop(db, { shopCode }),
    billing.balanceFen(mobile),
  ]);
  const coupons = shop
    ? await shownCoupons(db, userId, shop.category_id, now)
    : { couponFirst: false, couponCount: 0, coupon: null };
  const authCode = newAuthCode(secret);
  const code = {
    code_hash: payCodeHash(secret, authCode),
    shop_id: shop?.shop_id ?? null,
    source: source ?? null,
    expires_at: new Date(now.getTime() + codeLifeMs),
  };
  await db
    .insertInto('pay_codes')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute();
  return {
    authCode,
    expiresAt: code.expires_at.toISOString(),
    serverNow: now.toISOString(),
    payMethod: {
      payMethodId: phoneBill,
      payMethodName: '话费支付',
      usable: balanceFen !== undefined && balanceFen > 0,
      reason:
        balanceFen === undefined
          ? '话费余额暂时查不到，付款时再确认'
          : balanceFen > 0
            ? null
            : '话费余额不足，请先充值',
      balanceFen: balanceFen ?? null,
      points: null,
      deductibleFen: null,
      promoText: null,
      recommended: true,
    },
    ...coupons,
    shop: shop ? shopView(shop) : null,
  };
}
