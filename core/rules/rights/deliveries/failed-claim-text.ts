import type { Instant } from '../../format/china-time.ts';
import { claimCycle } from '../claim-cycle.ts';

interface FailedClaim {
  readonly rightsName: string;
  /** The month it was claimed for. */
  readonly cycle: string;
  /** Exchanged for the code of a card. */
  readonly byCode: boolean;
}

const sameMonth = '本月名额和库存已为您退回，可随时重新领取';
const laterMonth = '所占名额和库存已退回，新一月的权益可照常领取';
const byCard = '名额和库存已退回，卡密仍然有效，再次输入即可重新兑换';

/** The message to a subscriber whose right was not delivered by the supplier. */
export function failedClaimText({ rightsName, cycle, byCode }: FailedClaim, now: Instant): string {
  const next = claimCycle(now).cycle === cycle ? sameMonth : laterMonth;
  return `很抱歉，您领取的“${rightsName}”合作方未能发放。${byCode ? byCard : next}，给您带来不便请谅解。`;
}
