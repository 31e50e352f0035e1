import type { BusinessConfirm, BusinessDetail } from '#core/contract/content/business-order.shapes.ts';
import { effectiveOn } from '#core/rules/goods/business-offer.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { agreementTitles } from '../../content/public.ts';
import { productGroups } from '../../rights/public.ts';
import { businessViews, type BusinessView } from './business-views.ts';
import { businessById } from './tables.ts';

/** One offer with its rules, for a guest or a subscriber. */
export async function businessDetail(
  deps: Deps,
  caller: Member | undefined,
  businessId: string,
): Promise<BusinessDetail> {
  const { row, business } = await offer(deps, caller, businessId);
  const [titles, groups] = await Promise.all([
    agreementTitles(deps, row.agreements),
    row.product_id === null ? [] : productGroups(deps, caller, row.product_id),
  ]);
  return { ...business, detail: row.detail, groups, rules: row.rules, agreements: titles(row.agreements) };
}

/** What must be read before the offer is ordered, or the reason why it cannot be ordered. */
export async function businessConfirm(
  deps: Deps,
  caller: Member,
  businessId: string,
): Promise<BusinessConfirm> {
  const { row, business } = await offer(deps, caller, businessId);
  if (!business.canOrder) throw new Refusal(business.reason);
  const begins = effectiveOn(row.starts, deps.clock.now());
  const said = { name: row.name, price: business.priceText, effectiveOn: begins };
  const titles = await agreementTitles(deps, row.agreements);
  return {
    businessId,
    title: fill(row.confirm_title, said),
    content: fill(row.confirm_content, said),
    priceFen: business.priceFen,
    renewalPriceFen: business.renewalPriceFen,
    priceText: business.priceText,
    effectiveOn: begins,
    needsSmsCode: row.needs_sms_code,
    agreements: titles(row.agreements),
  };
}

const fill = (text: string, said: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => said[name] ?? mark);

async function offer(deps: Deps, caller: Member | undefined, businessId: string): Promise<BusinessView> {
  const row = await businessById(deps.db, businessId);
  const [view] = row ? await businessViews(deps, caller, [row]) : [];
  if (!view) throw new Refusal('没有找到该业务');
  return view;
}
