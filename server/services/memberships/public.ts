export { type HeldProduct, heldProducts } from './held-products.ts';
export { heldRightTypes, rightTypesOf } from './held-right-types.ts';
export { levelsOf } from './levels-of.ts';
export { openProduct } from './open-product.ts';
export { rulesOf } from './rules-of.ts';
export { savedThisYear } from './saved-this-year.ts';
export { subscriberFacts } from './subscriber-facts.ts';
