export { trafficBagCount } from './traffic-bag-count.ts';
