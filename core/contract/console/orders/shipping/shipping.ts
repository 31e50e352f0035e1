import { withPrefix } from '../../../endpoint.ts';
import { change, consolePrefix, read } from '../../rows.ts';
import type { shippingShapes } from './shipping.shapes.ts';

/** Parcels: what waits to be sent, what is on its way, and numbers from the warehouse's file. */
export const shipping = withPrefix<typeof shippingShapes, 'operator'>(consolePrefix)({
  shipments: read('/shipments/shipments', 'shipments.view'),
  shipmentCounts: read('/shipments/counts', 'shipments.view'),
  shipOrderByHand: change('/shipments/ship', 'shipments.import'),
  correctShipment: change('/shipments/correct', 'shipments.import'),
  importShipments: change('/shipments/import', 'shipments.import'),
});
