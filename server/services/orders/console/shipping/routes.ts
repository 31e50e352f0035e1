import type { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { importShipments } from './import-shipments.ts';
import { shipmentCounts, shipmentList } from './shipment-list.ts';
import { correctShipment, shipOrderByHand } from './shipping-acts.ts';

export const shippingRoutes = (deps: Deps): ConsoleHandlers<typeof shipping> => ({
  shipments: (input) => shipmentList(deps, input),
  shipmentCounts: () => shipmentCounts(deps),
  shipOrderByHand: (input, call) => shipOrderByHand(deps, input, call),
  correctShipment: (input, call) => correctShipment(deps, input, call),
  importShipments: (input, call) => importShipments(deps, input, call),
});
