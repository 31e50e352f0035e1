import type { FlashSaleState } from '#core/contract/console/activities/activities.shapes.ts';
import { flashSaleStateNames } from '#core/rules/console/activities/activity-names.ts';
import type { FlashSaleRefusal } from '#core/rules/activity/flash-sale-refusals.ts';
import { Tag } from '../../ui/parts.tsx';

const tones = {
  running: 'success',
  coming: 'info',
  stopped: 'danger',
  ended: 'plain',
  off: 'plain',
} as const;

export const FlashSaleStateTag = ({ state }: { readonly state: FlashSaleState }) => (
  <Tag tone={tones[state]}>{flashSaleStateNames[state]}</Tag>
);

export const refusalNames: Readonly<Record<FlashSaleRefusal, string>> = {
  unknown: '活动不存在',
  off: '活动暂停',
  stopped: '活动已停止',
  right: '没有会员权益',
  level: '等级不足',
  early: '还没有开始',
  ended: '已结束',
  draw: '抽签场次',
  limit: '每人限购',
  quota: '名额用完',
  soldOut: '已抢光',
};
