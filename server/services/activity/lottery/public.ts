export { grantChances } from './chances.ts';
