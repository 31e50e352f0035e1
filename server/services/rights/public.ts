export { cardCodeHash } from './card-code/card-code-hash.ts';
export { keepCardCodes } from './card-code/make-card-codes.ts';
export { type ClaimRight, claimRights } from './claims/claim-right.ts';
export { trafficBagCount } from './gift-bag/traffic-bag-count.ts';
export { productGroups } from './member-page/product-groups.ts';
export { monthCountsByProduct } from './my-month/month-counts-by-product.ts';
export { monthGroups } from './my-month/month-groups.ts';
