export { useCode } from './fulfilment/use-code.ts';
export { shipOrder, trackParcel } from './fulfilment/shipments.ts';
