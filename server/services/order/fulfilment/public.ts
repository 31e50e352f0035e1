export { shipOrder, trackParcel } from './shipments.ts';
