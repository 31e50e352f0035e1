import type { CouponTemplateDetail } from '#core/contract/console/coupons/coupons.shapes.ts';
import { couponTexts } from '#core/rules/console/coupons/coupon-texts.ts';
import { FactList } from '../../ui/fact-list.tsx';

/** What the ticket does not show: goods, and with which others it can be used. */
const shown = ['有效', '分类', '商品', '商品类型', '叠加', '门店收银台'];

export function CouponTerms({ coupon: { draft, names } }: { readonly coupon: CouponTemplateDetail }) {
  const texts = couponTexts(draft, (id) => names[id] ?? id);
  return <FactList facts={shown.map((name) => [name, texts[name] ?? ''] as const)} />;
}
