/** What a broadcast is about: each has its kind in the subscriber's message page (core/rules/console/broadcast-topics.ts). */
export const broadcastTopics = ['notice', 'coupon', 'flashSale', 'group', 'rights', 'security'] as const;
export type BroadcastTopic = (typeof broadcastTopics)[number];

export const broadcastStates = [
  'draft',
  'waiting',
  'scheduled',
  'sending',
  'sent',
  'stopped',
  'withdrawn',
] as const;
export type BroadcastState = (typeof broadcastStates)[number];
