import {
  broadcastStates,
  broadcastTopics,
  type BroadcastState,
  type BroadcastTopic,
} from '#core/contract/console/messages/broadcast-states.ts';
import type { MessageKind } from '#core/contract/user/message-kinds.ts';

interface Topic {
  readonly name: string;
  /** The kind under which the subscriber's message page lists it. */
  readonly kind: MessageKind;
}

export const topicOf: Readonly<Record<BroadcastTopic, Topic>> = {
  notice: { name: '服务通知', kind: 'service' },
  coupon: { name: '优惠券', kind: 'activity' },
  flashSale: { name: '秒杀', kind: 'activity' },
  group: { name: '拼团', kind: 'activity' },
  rights: { name: '权益', kind: 'rights' },
  security: { name: '安全提醒', kind: 'service' },
};
export const topicChoices = broadcastTopics.map((topic) => [topic, topicOf[topic].name] as const);

export const broadcastStateNames: Readonly<Record<BroadcastState, string>> = {
  draft: '草稿',
  waiting: '待审批',
  scheduled: '定时',
  sending: '发送中',
  sent: '已发送',
  stopped: '已停止',
  withdrawn: '已撤回',
};
export const stateChoices = broadcastStates.map((state) => [state, broadcastStateNames[state]] as const);
