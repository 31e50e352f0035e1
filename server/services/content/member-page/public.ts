export { productGroups } from './product-groups.ts';
