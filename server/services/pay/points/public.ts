export { deductPoints, giveBackPoints } from './deduct-points.ts';
