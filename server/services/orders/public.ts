export { useCode } from './fulfilment/use-code.ts';
export { shipOrder, trackParcel } from './fulfilment/shipments.ts';
export { isOwnedCode, refundPieces } from './orders/refunded-pieces.ts';
