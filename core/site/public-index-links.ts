import { pathOf, type PageId } from './paths/path-of.ts';
import { projectIds, type ProjectId } from './projects.ts';

/** A link from the public index to a mall. */
export interface MallLink {
  readonly project: ProjectId;
  readonly text: string;
  /** The illustration key, and the background colour. */
  readonly art: string;
  readonly tone: 'warm' | 'blue' | 'green' | 'gold';
}

/** The malls linked from the public index (§1), the largest first. */
export const mallLinks: readonly MallLink[] = [
  { project: 'super-market', text: '领券、秒杀、好物', art: 'goods/gift-cut', tone: 'warm' },
  { project: 'supper-mall', text: '按会员等级享权益', art: 'goods/luckybag-cut', tone: 'blue' },
  { project: 'easy-use', text: '一卡换百种权益', art: 'goods/milktea-green-cut', tone: 'green' },
  { project: 'excellent-plus', text: 'PLUS会员专属礼遇', art: 'goods/gift-gold-cut', tone: 'gold' },
];

/** A link from the public index to a service page. */
export interface ServiceLink {
  readonly page: PageId;
  /** The title of the page. */
  readonly name: string;
  readonly art: string;
}

export const serviceLinks: readonly ServiceLink[] = [
  { page: 'rightsEntrance', name: '权益领取', art: 'gift' },
  { page: 'payCode', name: '苏惠码', art: 'paycode' },
  { page: 'rail', name: '高铁贵宾厅', art: 'travel' },
  { page: 'nearbyMerchants', name: '附近商户', art: 'store' },
  { page: 'localLife', name: '本地生活', art: 'local' },
  { page: 'numberManager', name: '号管家', art: 'number' },
  { page: 'dailyCash', name: '天天领现金', art: 'sign' },
  { page: 'lottery', name: '转转赚', art: 'wheel' },
  { page: 'cardCodeExchange', name: '卡密兑换', art: 'exchange' },
  { page: 'couponCenter', name: '领券中心', art: 'coupon' },
];

/** The project in which the public index opens a page: the first of the malls that has it, then any other project. */
export const projectForPage = (page: PageId): ProjectId | undefined =>
  [...mallLinks.map(({ project }) => project), ...projectIds].find((project) => pathOf(project, page));
