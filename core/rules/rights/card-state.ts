import { monthAndDay } from '../format/month-and-day.ts';

export interface CardFacts {
  /** The last day of a card that does not renew. */
  readonly endsOn: string | null;
  readonly daysLeft: number | null;
  readonly renewsOn: string;
  readonly firstClaimOn?: string | null | undefined;
  readonly hasEnded?: boolean | undefined;
}

export interface CardState {
  readonly kind: 'valid' | 'ending' | 'later' | 'ended';
  readonly tag: string;
  readonly text: string;
}

/** A card that ends in so many days is said to end soon. */
const soonDays = 7;

const dotted = (day: string): string => day.replaceAll('-', '.');

/** Whether a card can be used, and until or from when. */
export function cardState({ endsOn, daysLeft, renewsOn, firstClaimOn, hasEnded }: CardFacts): CardState {
  if (hasEnded) return { kind: 'ended', tag: '已到期', text: endsOn === null ? '' : `${dotted(endsOn)}到期` };
  if (firstClaimOn)
    return { kind: 'later', tag: '未生效', text: `${monthAndDay(firstClaimOn)}起可领取本卡权益` };
  if (endsOn === null)
    return { kind: 'valid', tag: '使用中', text: `长期有效，${monthAndDay(renewsOn)}更新权益` };
  const text = `有效期至${dotted(endsOn)}`;
  return daysLeft !== null && daysLeft <= soonDays
    ? { kind: 'ending', tag: `剩${daysLeft}天`, text }
    : { kind: 'valid', tag: '使用中', text };
}

/** The number on a card in groups of four, hidden but for its first and last group. */
export function cardNumber(subscriptionId: string, isShown: boolean): string {
  const groups =
    subscriptionId
      .replace(/[^A-Za-z0-9]/g, '')
      .toUpperCase()
      .match(/.{1,4}/g) ?? [];
  const [first, last] = [groups[0], groups[groups.length - 1]];
  return isShown || groups.length < 3 ? groups.join(' ') : `${first} **** ${last}`;
}
