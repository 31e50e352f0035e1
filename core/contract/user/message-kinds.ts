/** The kinds of the message centre, in the order of its page. */
export const messageKinds = ['trade', 'rights', 'activity', 'service'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a message is about; decides its icon. */
export const messageTopics = [
  'shipping',
  'payment',
  'rights',
  'failed',
  'flashSale',
  'coupon',
  'done',
  'group',
  'security',
  'notice',
  'support',
] as const;
export type MessageTopic = (typeof messageTopics)[number];
