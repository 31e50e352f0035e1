import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { monthAndDay } from '#core/rules/format/month-and-day.ts';

/** The end or renewal date of a holding, as a sentence. */
export function renewalText({ renewsOn, expiresOn }: Pick<OpenProduct, 'renewsOn' | 'expiresOn'>): string {
  if (expiresOn !== null) return `已开通，${monthAndDay(expiresOn)}到期`;
  return renewsOn === null ? '已开通' : `已开通，${monthAndDay(renewsOn)}自动续订`;
}
