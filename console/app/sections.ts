import type { Permission } from '#core/contract/console/permissions.ts';
import type { IconName } from '../ui/icon.tsx';

interface Screen {
  readonly to: string;
  readonly title: string;
  /** One of them opens it. */
  readonly needs: readonly Permission[];
}
interface Section {
  readonly title: string;
  readonly icon: IconName;
  /** Usable on a phone: it stands first in the bar there. */
  readonly onPhone?: boolean;
  readonly screens: readonly Screen[];
}

/** The rail and the menus of its sections. What an operator may not open is not drawn. */
export const sections = [
  {
    title: '概览',
    icon: 'chart',
    onPhone: true,
    screens: [
      { to: '/overview', title: '概览', needs: ['overview.view'] },
      { to: '/reports', title: '报表', needs: ['reports.view'] },
    ],
  },
  {
    title: '值班',
    icon: 'bell',
    onPhone: true,
    screens: [{ to: '/on-call', title: '值班', needs: ['overview.view'] }],
  },
  {
    title: '审批',
    icon: 'check',
    onPhone: true,
    screens: [{ to: '/approvals', title: '审批', needs: ['proposals.view'] }],
  },
  {
    title: '内容',
    icon: 'layers',
    screens: [
      { to: '/content/floors', title: '楼层与页面', needs: ['content.view'] },
      { to: '/content/menus', title: '页面入口', needs: ['content.view'] },
      { to: '/content/materials', title: '素材位', needs: ['content.view'] },
      { to: '/pictures', title: '素材库', needs: ['pictures.view'] },
      { to: '/content/notices', title: '公告', needs: ['content.view'] },
      { to: '/content/lamps', title: '跑马灯', needs: ['content.view'] },
      { to: '/content/broadcasts', title: '消息推送', needs: ['messages.view'] },
      { to: '/content/agreements', title: '协议', needs: ['agreements.view'] },
      { to: '/content/questions', title: '常见问题', needs: ['content.view'] },
      { to: '/content/searchWords', title: '搜索词', needs: ['content.view'] },
      { to: '/content/synonyms', title: '搜索同义词', needs: ['content.view'] },
      { to: '/content/marketingPoints', title: '营销点位', needs: ['content.view'] },
      { to: '/content/preheatNotices', title: '预热公告', needs: ['content.view'] },
      { to: '/content/guideSteps', title: '小程序引导', needs: ['content.view'] },
      { to: '/content/pageTexts', title: '页面文字', needs: ['content.view'] },
    ],
  },
  {
    title: '权益',
    icon: 'gift',
    screens: [
      { to: '/rights/products', title: '权益产品', needs: ['rights.view'] },
      { to: '/rights/stock', title: '月度库存', needs: ['rights.view'] },
      { to: '/rights/codes', title: '卡密批次', needs: ['codes.view'] },
      { to: '/content/rightTexts', title: '权益文字', needs: ['content.view'] },
      { to: '/claims', title: '领取记录', needs: ['claims.view'] },
    ],
  },
  {
    title: '交易',
    icon: 'bag',
    screens: [
      { to: '/goods', title: '商品', needs: ['goods.view'] },
      { to: '/content/categories', title: '商品分类', needs: ['content.view'] },
      { to: '/stock', title: '库存', needs: ['goods.view'] },
      { to: '/orders', title: '订单', needs: ['orders.view'] },
      { to: '/refunds', title: '退款', needs: ['orders.view'] },
      { to: '/shipments', title: '发货', needs: ['shipments.view'] },
      { to: '/invoices', title: '发票', needs: ['invoices.view'] },
      { to: '/reconciliation', title: '对账', needs: ['money.view'] },
      { to: '/ledger', title: '账本', needs: ['ledger.view'] },
    ],
  },
  {
    title: '营销',
    icon: 'ticket',
    screens: [
      { to: '/activities', title: '活动总览', needs: ['activities.view'] },
      { to: '/flash-sales', title: '秒杀', needs: ['activities.view'] },
      { to: '/content/zoneCards', title: '福利专区', needs: ['content.view'] },
      { to: '/coupons', title: '优惠券', needs: ['coupons.view'] },
      { to: '/lottery-records', title: '抽奖记录', needs: ['activities.view'] },
      { to: '/cash-withdrawals', title: '提现记录', needs: ['activities.view'] },
    ],
  },
  {
    title: '服务',
    icon: 'headset',
    screens: [
      { to: '/subscribers', title: '找用户', needs: ['subscribers.view'] },
      { to: '/tickets', title: '工单', needs: ['tickets.view'] },
      { to: '/compensations', title: '补偿', needs: ['subscribers.view'] },
      { to: '/closings', title: '注销申请', needs: ['subscribers.view'] },
      { to: '/reply-templates', title: '回复模板', needs: ['tickets.view'] },
    ],
  },
  {
    title: '运维',
    icon: 'power',
    screens: [
      { to: '/switches', title: '开关与降级', needs: ['switches.view'] },
      { to: '/upstreams', title: '上游与熔断', needs: ['upstreams.view'] },
      { to: '/limits', title: '限额', needs: ['limits.view'] },
      { to: '/alert-rules', title: '告警规则', needs: ['overview.view'] },
      { to: '/tasks', title: '任务', needs: ['tasks.view'] },
      { to: '/jobs', title: '后台作业', needs: ['jobs.view'] },
      { to: '/imports', title: '数据导入', needs: ['imports.view'] },
    ],
  },
  {
    title: '治理',
    icon: 'shield',
    screens: [
      { to: '/audit', title: '审计日志', needs: ['audit.view', 'audit.own'] },
      { to: '/members', title: '成员', needs: ['members.view'] },
      { to: '/reveals', title: '号码查看记录', needs: ['reveals.view'] },
    ],
  },
] as const satisfies readonly Section[];

type AnySection = (typeof sections)[number];
export interface OpenSection {
  readonly title: AnySection['title'];
  readonly icon: IconName;
  readonly onPhone: boolean;
  readonly screens: readonly AnySection['screens'][number][];
}

/** The sections that these permissions open, each with its screens. */
export const sectionsFor = (owned: readonly Permission[]): readonly OpenSection[] =>
  sections
    .map((section) => ({
      title: section.title,
      icon: section.icon,
      onPhone: 'onPhone' in section,
      screens: section.screens.filter(({ needs }: Screen) => needs.some((each) => owned.includes(each))),
    }))
    .filter(({ screens }) => screens.length > 0);
