import type { SessionWay } from '#core/contract/console/activities/activity-kinds.ts';
import { rightTypeIds } from '../../membership/right-type-flags.ts';

interface StoredSession {
  readonly kind: 'flash' | 'half';
  readonly mode: 'race' | 'draw';
}

/** How a way is stored; goods for nothing are those whose price is 0. */
export const sessionOfWay: Readonly<Record<SessionWay, StoredSession>> = {
  race: { kind: 'flash', mode: 'race' },
  draw: { kind: 'flash', mode: 'draw' },
  half: { kind: 'half', mode: 'race' },
  free: { kind: 'flash', mode: 'race' },
};

export function wayOfSession({ kind, mode }: StoredSession, pricesFen: readonly number[]): SessionWay {
  if (kind === 'half') return 'half';
  if (mode === 'draw') return 'draw';
  return pricesFen.length > 0 && pricesFen.every((price) => price === 0) ? 'free' : 'race';
}

/** The right type that members need where a session is for them alone (§6). */
export const rightTypeOfWay: Readonly<Record<SessionWay, number>> = {
  race: rightTypeIds.isSecKillRight,
  draw: rightTypeIds.isSecKillRight,
  half: rightTypeIds.isDisCountRight,
  free: rightTypeIds.isZeroBuyRight,
};

export const wayNames: Readonly<Record<SessionWay, string>> = {
  race: '抢购',
  draw: '抽签',
  half: '五折',
  free: '0元',
};
export const membersOfWay: Readonly<Record<SessionWay, string>> = {
  race: '有秒杀权益的会员',
  draw: '有秒杀权益的会员',
  half: '有五折权益的会员',
  free: '有0元购权益的会员',
};

/** Half of a price, in whole fen. */
export const halfOf = (listPriceFen: number): number => Math.floor(listPriceFen / 2);
