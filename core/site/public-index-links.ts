import { pathOf, type PageId } from './paths/path-of.ts';
import { projectIds, type ProjectId } from './projects.ts';

/** A link from the public index to a mall. */
export interface MallLink {
  readonly project: ProjectId;
  readonly line: string;
  /** The illustration key, and the background colour. */
  readonly art: string;
  readonly tone: 'warm' | 'blue' | 'green' | 'gold';
}

/** The malls linked from the public index (§1), the largest first. */
export const mallLinks: readonly MallLink[] = [
  { project: 'super-market', line: '领券、秒杀、好物', art: 'goods/gift-cut', tone: 'warm' },
  { project: 'supper-mall', line: '按会员等级享权益', art: 'goods/luckybag-cut', tone: 'blue' },
  { project: 'easy-use', line: '一卡换百种权益', art: 'goods/milktea-green-cut', tone: 'green' },
  { project: 'excellent-plus', line: 'PLUS会员专属礼遇', art: 'goods/gift-gold-cut', tone: 'gold' },
];

/** A link from the public index to a service page. */
export interface ServiceLink {
  readonly page: PageId;
  readonly art: string;
}

export const serviceLinks: readonly ServiceLink[] = [
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

/** The project in which the public index opens a page: the first of the malls that has it, then any other project. */
export const projectForPage = (page: PageId): ProjectId | undefined =>
  [...mallLinks.map(({ project }) => project), ...projectIds].find((project) => pathOf(project, page));
