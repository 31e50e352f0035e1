interface ClaimFacts {
  readonly state: 'delivering' | 'delivered' | 'failed';
  /** An instance requests the delivery at this moment. */
  readonly isUnderWay: boolean;
  readonly givesBack: boolean;
  /** Given back, but the supplier may have delivered it. */
  readonly isToReconcile: boolean;
  readonly isThisMonth: boolean;
}

/** Why an act is not possible; null: it is. */
export interface ClaimActs {
  readonly query: string | null;
  readonly resend: string | null;
  readonly giveBack: string | null;
}

/** Why a claim is not sent again; the names are the outcomes of functions/resend_claim.sql. */
export const resendRefusals = {
  unknown: '没有这条领取',
  delivered: '已经到账，不能重发',
  'under-way': '正在向供应商请求，请稍后再看结果',
  'giving-back': '已同意退回，不能重发',
  refused: '供应商已明确没有发放，请用户重新领取',
  'month-over': '已过领取当月，不能重发',
  ended: '用户的产品已结束，不能重发',
  'claimed-again': '用户已重新领取，重发会发放两次',
  'quota-used': '用户本组名额已用完，重发会超出',
  'sold-out': '本月库存已领完，不能重发',
} as const;

export const resendOutcomes = {
  hastened: '已立即向供应商重发',
  resent: '已恢复领取，正在向供应商重发',
} as const;

/** What operators may do with a claim. The database judges again what may have changed meanwhile. */
export function claimActs(claim: ClaimFacts): ClaimActs {
  return { query: queryObstacle(claim), resend: resendObstacle(claim), giveBack: giveBackObstacle(claim) };
}

function queryObstacle({ state, isToReconcile }: ClaimFacts): string | null {
  if (state === 'delivering' || (state === 'failed' && isToReconcile)) return null;
  return state === 'delivered' ? '已经到账，不用再问' : '供应商已明确没有发放';
}

/** A supplier delivers an id once: it is sent again where its answer is missing, never where it was given. */
function resendObstacle(claim: ClaimFacts): string | null {
  switch (claim.state) {
    case 'delivered':
      return resendRefusals.delivered;
    case 'delivering':
      if (claim.givesBack) return resendRefusals['giving-back'];
      return claim.isUnderWay ? resendRefusals['under-way'] : null;
    case 'failed':
      if (!claim.isToReconcile) return resendRefusals.refused;
      return claim.isThisMonth ? null : resendRefusals['month-over'];
  }
}

function giveBackObstacle({ state, givesBack }: ClaimFacts): string | null {
  switch (state) {
    case 'delivered':
      return '已经到账，不能退回';
    case 'failed':
      return '已经退回';
    case 'delivering':
      return givesBack ? '已同意退回，正在撤单' : null;
  }
}
