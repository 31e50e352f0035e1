export { deliveryAddress } from './own-addresses.ts';
