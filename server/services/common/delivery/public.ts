export { deliverer, type Deliverer } from './deliverer.ts';
export type {
  DeliveryCapacity,
  DeliveryResult,
  DeliveryResults,
  DueDelivery,
  Lease,
  LeasedResult,
  Store,
} from './delivery-queue.ts';
