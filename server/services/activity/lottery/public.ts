export { addOrderChances, grantChances } from './chances.ts';
