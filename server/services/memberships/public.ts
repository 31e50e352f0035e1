export { type OwnedProduct, ownedProducts } from './owned-products.ts';
export { memberSince, ownedRightTypes, rightTypesOf } from './owned-right-types.ts';
export { levelsOf } from './levels-of.ts';
export { openProduct } from './open-product.ts';
export { rulesOf } from './rules-of.ts';
export { savedThisYear } from './saved-this-year.ts';
export { subscriberFacts } from './subscriber-facts.ts';
