/** Limits that two owners may change; what reads each is in core/rules/console/operations/limits.ts. */
export const limitKeys = [
  'sms.perNumberPerDay',
  'sms.perAddressPerHour',
  'sms.perDevicePerHour',
  'refund.orderFen',
  'refund.dayFen',
  'compensation.caseFen',
  'compensation.dayFen',
  'grant.aloneFen',
  'stock.pieces',
  'stock.worthFen',
] as const;
export type LimitKey = (typeof limitKeys)[number];
