import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import type { Path, ProjectId } from '#core/site/projects.ts';
import { routeAt } from '#core/site/routes.ts';
import { projectPages } from '#web/projects/project-pages.ts';
import type { RightToClaim } from './claim-right.ts';
import { isLongRun } from './is-long-run.ts';

/** A page of rights and memberships, the subscriber it is made for, and words that show it is complete. */
export interface RightsPage {
  readonly project: ProjectId;
  readonly path: Path;
  readonly search?: string;
  /** Words a guest reads; absent where guests are sent to sign in. */
  readonly guest?: string;
  readonly mobile: string;
  readonly member: string;
  /** What the subscriber claims before the visit; `{claimId}` in the search is that claim. */
  readonly claimed?: RightToClaim;
}

type Row = readonly [
  path: Path,
  mobile: string,
  member: string,
  guest?: string | undefined,
  search?: string | undefined,
  claimed?: RightToClaim,
];

const numbers = {
  gold: '13800000001',
  none: '13800000002',
  easyUse: '13800000003',
  plus: '13800000004',
  platinum: '13800000005',
  hangzhou: '13800000006',
  deputy: '13800000010',
};
const { gold, none, easyUse, plus, platinum, hangzhou, deputy } = numbers;

/** A signed-in subscriber is redirected from the login page to this path. */
const onTo = (path: Path): string =>
  `?redirect=${encodeURIComponent(pageUrl({ base: environments.dev.base, project: 'standalone-pages', path }))}`;
const weekData: RightToClaim = {
  productId: 'watch-7',
  groupId: 'watch-7.data',
  rightsId: 'watch-7.data.data',
};

const standalone: readonly Row[] = [
  ['/rights-entrance', gold, '当前产品'],
  ['/rights-entrance/record-list', gold, '领取时间'],
  ['/pleased-watch', hangzhou, '领取视频会员周卡'],
  ['/pleased-watch/receive-list', hangzhou, '10GB 5G通用流量', undefined, undefined, weekData],
  ['/pleased-watch/receive-result', hangzhou, '10GB 5G通用流量', undefined, '?claimId={claimId}', weekData],
  ['/product-spotlight', gold, '权益说明'],
  ['/product-rights-record', gold, '权益包月费充值', undefined, '?productId=watch-30&tab=charges'],
  ['/gift-square', platinum, '好礼都在这里'],
  ['/rightsAndWelfareOfficer/index', gold, '138****0001，您好', '我是您的权益福利官'],

  ['/hmall-act/mobile-vip', gold, '随心看权益包 30元版', '登录后开通'],
  ['/hmall-act/detail-iInfo', gold, '随心看权益包 30元版', '登录后开通'],
  ['/hmall-act/mobile-vip/twenty', deputy, '随心看权益包 20元版', '登录后开通'],
  ['/hmall-act/mobile-vip/thirty', gold, '随心看权益包 30元版', '登录后开通'],
  ['/hmall-act/plus-vip', plus, '尊享贵宾厅与年度会员', '登录后开通'],
  ['/plus-vip/detail-info', plus, '尊享贵宾厅与年度会员', '登录后开通'],
  ['/hmall-act/phoenix-preferred', plus, '为精致生活优选', '登录后开通'],
  ['/hmall-act/phoenix-preferred-detail', plus, '为精致生活优选', '登录后开通'],
  ['/hmall-act/phoenix-description', plus, '什么是凤凰优选', '什么是凤凰优选'],
  ['/hmall-act/gd-litchi-vip', easyUse, '大屏小屏一起看'],
  ['/hmall-act/gd-description', easyUse, '什么是荔枝会员', '什么是荔枝会员'],
  ['/hmall-act/rights-introduction', easyUse, '大屏小屏一起看', '登录后开通'],
  ['/hmall-act/mem-open', none, '更多会员', '登录后开通'],
  ['/hmall-act/benefit-info', gold, '权益从哪里来', '权益从哪里来'],
  ['/hmall-act/che-diandian', gold, '洗车加油都省心', '登录后开通'],
  ['/hmall-act/he-fabao', plus, '身边的法律顾问', '登录后开通'],
  ['/hmall-act/hedonism', easyUse, '吃喝玩乐一卡畅享', '登录后开通'],
  ['/hmall-act/games-vip', easyUse, '满电开局，畅玩一整月', '登录后开通'],
  ['/hmall-act/jingxuan-qy', plus, '每月一份心头好', '登录后开通'],
  ['/hmall-act/mobile-vip/notice-detail', gold, '20元版与30元版权益更新', '20元版与30元版权益更新'],
  ['/hmall-act/mobile-vip/notice-history-detail', gold, '咖啡兑换券领取时间调整', '咖啡兑换券领取时间调整'],
  ['/hmall-act/enjoy-vip-detail', plus, '出行、爱车、影音三重礼遇', '登录后开通'],

  ['/m-zone-v2/index', deputy, '动感圈青春权益包'],
  ['/m-zone-v2/zone-shops', deputy, '街角咖啡（新街口店）', '街角咖啡（新街口店）'],
  ['/m-zone-v2/sign-in', deputy, '立即签到', '登录签到'],
  ['/m-zone-v2/order-list', deputy, '首月¥9.9，次月起¥19/月'],
  ['/m-zone-v2/received-list', deputy, '奶茶中杯任选券'],

  ['/beautiful/beautiful-jiangsu', platinum, '水韵江苏文旅权益包', '登录后开通'],
  ['/beautiful/login', gold, '最近兑换', '登录后可兑换卡密、查看订单', onTo('/beautiful/card-pwd-exchange')],
  ['/beautiful/order-detail', gold, '办理进度', undefined, '?orderId=U0000000001.card'],
  ['/beautiful/card-pwd-exchange', gold, '最近兑换'],
  ['/partner/partner-egou', platinum, '电视会员权益包', '一张会员，客厅看大片'],
  ['/partner/login', platinum, '电视影视会员月卡', '登录后可领取会员、查看会员卡', onTo('/partner/egouCard')],
  ['/partner/egouCard', platinum, '电视影视会员月卡'],
  ['/partner/egouDetail', platinum, '开通时间'],
  ['/mini-program', easyUse, '本月已选0项', '爱看哪个，就选哪个'],
  ['/mini-program-share', gold, '怎么打开小程序', '扫一扫，一起选'],
];

const market: readonly Row[] = [
  ['/rights-list', gold, '随心看权益包 30元版', '登录查看我的权益'],
  ['/equity-pocket', gold, '打开福袋', '登录打开福袋'],
  ['/rights-detail', gold, '立即领取', '登录后领取', '?rightsId=watch-30.media.video'],
  ['/receive-result', platinum, '领取成功', '登录后查看领取结果', '?rightsId=platinum.media.video'],
  ['/member-order', gold, '立即升级', '黄金会员权益'],
  ['/my-month', gold, '一键领取', '登录查看本月权益'],
  ['/rights-discount', gold, '50元权益福袋券', '登录查看券后价'],
  ['/welfare-goods', gold, '您是黄金会员', '登录查看您的福利'],
  ['/traffic-package', plus, '我的流量权益', '登录查看流量权益'],
  ['/rights-traffic', plus, '本月流量礼包', '登录领取'],
];

/** Members are redirected to the market, so these pages are visited by a subscriber without membership. */
const mall: readonly Row[] = [
  ['/rights-list', none, '福袋', '登录打开福袋'],
  ['/rights-detail', none, '视频会员', '登录后领取', '?rightsId=watch-30.media.video'],
  ['/receive-result', none, '没有找到这次领取', '登录后查看领取结果', '?rightsId=platinum.media.video'],
  ['/my-month', none, '您还没有开通权益产品', '登录查看本月权益'],
  ['/rights-discount', none, '开通会员，享权益优惠购', '登录查看券后价'],
  ['/exclusive-board', none, '您还不是会员', '登录查看您的福利'],
  ['/floor-flash', none, '30GB视频定向流量月包', '登录查看流量权益'],
];

const plusMall: readonly Row[] = [
  ['/index', plus, '本月尊享', '登录后查看专属权益'],
  ['/my-month', plus, '一键领取', '登录查看本月权益'],
  ['/member-order', plus, 'PLUS会员', '黄金会员权益'],
  ['/rights-discount', plus, '权益优惠购', '登录查看券后价'],
  ['/rights-records', plus, '领取记录', '登录'],
];

const pagesOf = (project: ProjectId, rows: readonly Row[]): readonly RightsPage[] =>
  rows.map(([path, mobile, member, guest, search, claimed]) => ({
    project,
    path,
    mobile,
    member,
    ...(guest !== undefined && { guest }),
    ...(search !== undefined && { search }),
    ...(claimed && { claimed }),
  }));

const allPages: readonly RightsPage[] = [
  ...pagesOf('standalone-pages', standalone),
  ...pagesOf('super-market', market),
  ...pagesOf('supper-mall', mall),
  ...pagesOf('excellent-plus', plusMall),
];

const moduleOf = ({ project, path }: RightsPage): string | undefined => {
  const page = routeAt(project, path)?.page;
  return page && projectPages.pages[project]?.[page];
};
export const needsSignIn = ({ project, path }: RightsPage): boolean => routeAt(project, path)?.auth === true;

/** The first page of each module, as projects and memberships share modules; in the long run every page. */
const pages = isLongRun
  ? allPages
  : [...Map.groupBy(allPages, moduleOf).values()].flatMap(([first]) => first ?? []);
const [behindSignIn, open] = [pages.filter(needsSignIn), pages.filter((page) => !needsSignIn(page))];

/** A page that guests can read is opened by a member or a guest, in turn; in the long run by both. */
export const pagesOfMembers: readonly RightsPage[] = [
  ...behindSignIn,
  ...open.filter((_page, at) => isLongRun || at % 2 === 0),
];
/** The redirect to the login page is one rule for all pages: `npm test` follows it from two. */
export const pagesOfGuests: readonly RightsPage[] = [
  ...behindSignIn.slice(0, isLongRun ? undefined : 2),
  ...open.filter((_page, at) => isLongRun || at % 2 === 1),
];
