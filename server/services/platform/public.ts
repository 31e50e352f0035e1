export { type Deliverer, deliverer } from './delivery/deliverer.ts';
export type {
  DeliveryCapacity,
  DeliveryResult,
  DeliveryResults,
  DueDelivery,
  Lease,
  LeasedResult,
  Store,
} from './delivery/delivery-queue.ts';
export { cityNameOf } from './gateway/feature-gate.ts';
export { isOn, readSwitches } from './gateway/switches.ts';
export { limitIn, readLimits, stockLimits } from './limits/read-limits.ts';
export { supplierNames, type SupplierNames } from './suppliers/supplier-names.ts';
export { beaconRows } from './tracking/beacon-rows.ts';
export { makeEventDays, shrinkEvents } from './tracking/event-days.ts';
export type { EventCounts, EventLog, ReceivedBeacon } from './tracking/event-log.ts';
export { type QueueLimits, eventQueue } from './tracking/event-queue.ts';
export { isMissingDay, storeEvents } from './tracking/tables.ts';
export { sendCode } from './verification/send-code.ts';
export { spendCode } from './verification/spend-code.ts';
