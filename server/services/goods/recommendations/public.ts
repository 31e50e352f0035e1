export { forYou } from './for-you.ts';
