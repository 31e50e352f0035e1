import type { LotteryId } from '#core/contract/activity/lottery.shapes.ts';
import type { FlashSaleState } from '#core/contract/console/activities/activities.shapes.ts';
import {
  guardMeasures,
  type ActivityKind,
  type ActivityState,
  type GuardMeasure,
} from '#core/contract/console/activities/activity-kinds.ts';
import { nameOfLevel } from '../../membership/membership-levels.ts';

export const activityKindNames: Readonly<Record<ActivityKind, string>> = {
  flash: '秒杀',
  half: '五折/0元',
  draw: '抽签',
  group: '拼团',
  lottery: '抽奖',
  cash: '签到领现金',
  promotion: '价格优惠',
  zone: '福利专区',
  coupon: '领券',
};

/** The wheels by their ids. */
export const lotteryNames: Readonly<Record<LotteryId, string>> = {
  turntable: '幸运转盘',
  'turntable-02': '幸运转盘二',
};

export const activityStateNames: Readonly<Record<ActivityState, string>> = {
  running: '进行中',
  coming: '未开始',
  stopped: '已停止',
  usedUp: '预算用完',
  ended: '已结束',
  off: '未启用',
};

export const flashSaleStateNames: Readonly<Record<FlashSaleState, string>> = {
  running: '进行中',
  coming: '未开始',
  stopped: '已停止',
  ended: '已结束',
  off: '未启用',
};
export const flashSaleKindNames = { flash: '秒杀', half: '半价' } as const;

/** Who opens groups from a level on; 0: everyone who may buy in groups. */
export const whoOpensGroups = (fromLevel: number): string =>
  fromLevel === 0 ? '有拼团权益的会员' : `有拼团权益的${nameOfLevel(fromLevel)}及以上`;

/** What a stop does to those who are in the middle of it. */
export const stopEffects: Readonly<Record<ActivityKind, string>> = {
  flash: '不能再抢；已占到的名额仍可付款',
  half: '不能再抢；已占到的名额仍可付款',
  draw: '不能再报名；还没开奖的不再开奖，报名的人会收到消息，次数不受影响',
  group: '不能再开团和参团；已下单的仍可付款，没拼成的团到时原路退款',
  lottery: '不能再抽；已中的奖照常发放，没用的机会当天恢复后还能用',
  cash: '不能再签到领现金；余额照常可以提现',
  promotion: '商品马上恢复原价；已下单的按下单时的价格付款',
  zone: '卡片马上不再展示；卡片指向的活动不受影响',
  coupon: '不能再领；已领的券照常使用',
};

export const guardMeasureNames: Readonly<Record<GuardMeasure, string>> = {
  fenPerHour: '一小时花费',
  joinedPerMinute: '每分钟参与',
  wonPerMinute: '每分钟中奖',
  wonPercent: '10 分钟中奖率',
};

/** What can be limited of a kind: nothing is won in some, and a card of the zone has no participation. */
export function guardMeasuresOf(kind: ActivityKind): readonly GuardMeasure[] {
  switch (kind) {
    case 'lottery':
      return guardMeasures;
    case 'flash':
    case 'half':
    case 'draw':
    case 'group':
    case 'cash':
    case 'promotion':
    case 'coupon':
      return ['fenPerHour', 'joinedPerMinute'];
    case 'zone':
      return [];
  }
}

/** A measured value or limit in words. */
export function guardValueText(measure: GuardMeasure, value: number): string {
  switch (measure) {
    case 'fenPerHour':
      return `¥${(value / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}`;
    case 'joinedPerMinute':
    case 'wonPerMinute':
      return `${value.toLocaleString('zh-CN')} 次`;
    case 'wonPercent':
      return `${value}%`;
  }
}

/** Prizes and withdrawals on their way. */
export const prizeDeliveryNames = {
  none: '没有中奖',
  card: '已进券包',
  delivering: '发放中',
  delivered: '已发放',
  failed: '发放失败',
} as const;
export const withdrawalStateNames = { pending: '提现中', credited: '已到账', returned: '已退回' } as const;
