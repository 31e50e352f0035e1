import { pathOf, type PageId } from './path-of.ts';
import { projectIds, type ProjectId } from './projects.ts';

/** A mall as the public index offers it. */
export interface MallDoor {
  readonly project: ProjectId;
  readonly line: string;
  /** Its picture among the illustrations, and the colour it stands on. */
  readonly art: string;
  readonly tone: 'warm' | 'blue' | 'green' | 'gold';
}

/** The malls behind the public index (§1), the largest first. */
export const mallDoors: readonly MallDoor[] = [
  { project: 'super-market', line: '领券、秒杀、好物', art: 'goods/gift-cut', tone: 'warm' },
  { project: 'supper-mall', line: '按会员等级享权益', art: 'goods/luckybag-cut', tone: 'blue' },
  { project: 'easy-use', line: '一卡换百种权益', art: 'goods/milktea-green-cut', tone: 'green' },
  { project: 'excellent-plus', line: 'PLUS会员专属礼遇', art: 'goods/gift-gold-cut', tone: 'gold' },
];

/** A service around the corner: its page and its picture. */
export interface ServiceDoor {
  readonly page: PageId;
  readonly art: string;
}

export const serviceDoors: readonly ServiceDoor[] = [
  { page: 'rightsEntrance', art: 'gift' },
  { page: 'payCode', art: 'paycode' },
  { page: 'rail', art: 'travel' },
  { page: 'nearbyMerchants', art: 'store' },
  { page: 'localLife', art: 'local' },
  { page: 'numberManager', art: 'number' },
  { page: 'dailyCash', art: 'sign' },
  { page: 'lottery', art: 'wheel' },
  { page: 'cardCodeExchange', art: 'exchange' },
  { page: 'couponCenter', art: 'coupon' },
];

/** The project in which the public index opens a page: the malls in their order, then whoever has it. */
export const openedIn = (page: PageId): ProjectId | undefined =>
  [...mallDoors.map(({ project }) => project), ...projectIds].find((project) => pathOf(project, page));
