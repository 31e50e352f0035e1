/** The kinds of questions, in the order of the page. */
export const questionKinds = [
  'claim',
  'charge',
  'order',
  'refund',
  'renewal',
  'number',
  'shop',
  'coupon',
] as const;
export type QuestionKind = (typeof questionKinds)[number];
