export { heldProducts, type HeldProduct } from './held-products.ts';
