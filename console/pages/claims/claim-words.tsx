import type { ConsoleClaim } from '#core/contract/console/claims.shapes.ts';
import { claimStateNames } from '#core/rules/console/rights/claim-state-names.ts';
import { Tag } from '../../ui/parts.tsx';

export function ClaimState({ claim: { state, toReconcile, givesBack } }: { readonly claim: ConsoleClaim }) {
  if (givesBack) return <Tag tone="warning">正在退回</Tag>;
  if (toReconcile) return <Tag tone="danger">已退回，待核对</Tag>;
  switch (state) {
    case 'delivering':
      return <Tag tone="info">{claimStateNames.delivering}</Tag>;
    case 'delivered':
      return <Tag tone="success">{claimStateNames.delivered}</Tag>;
    case 'failed':
      return <Tag>{claimStateNames.failed}</Tag>;
  }
}

interface EventWords {
  readonly title: string;
  readonly tone: 'done' | 'waits' | 'stopped';
}
/** What each side did, by the events of a claim. */
export const claimEventWords: Readonly<Record<string, EventWords>> = {
  claimed: { title: '用户提交，占住名额', tone: 'done' },
  unanswered: { title: '供应商没有答复', tone: 'waits' },
  delivered: { title: '供应商发放成功', tone: 'done' },
  refused: { title: '退回名额、额度和库存', tone: 'stopped' },
  'to-reconcile': { title: '撤单没有答复，待核对', tone: 'stopped' },
  reconciled: { title: '核对结束，供应商没有发放', tone: 'done' },
  asked: { title: '成员询问供应商', tone: 'waits' },
  resent: { title: '成员重发', tone: 'waits' },
  'give-back': { title: '同意退回，向供应商撤单', tone: 'waits' },
};

/** 2 分 05 秒, 3 小时 12 分. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return minutes === 0 ? `${seconds} 秒` : `${minutes} 分 ${seconds % 60} 秒`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} 小时 ${minutes % 60} 分` : `${Math.floor(hours / 24)} 天`;
}
