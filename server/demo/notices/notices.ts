import type { Selectable } from 'kysely';
import { names } from '#core/config/names.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type {
  GuideSteps,
  Notices,
  PageConfigItems,
  PageConfigs,
  PreheatNotices,
} from '../../db/schema/notices.ts';
import type { Link } from '../links.ts';
import { monthStart } from '../month-start.ts';

/** Notices of two pages, each with a current one and older ones. */
export const demoNotices = (now: Date): readonly Selectable<Notices>[] => {
  const notice = (
    act_num: string,
    key: string,
    title: string,
    content: string,
    monthsAgo: number,
    endedMonthsAgo?: number,
  ): Selectable<Notices> => ({
    notice_id: `${act_num}.${key}`,
    act_num,
    open_type: '*',
    title,
    content,
    published_at: monthStart(now, monthsAgo),
    ends_at: endedMonthsAgo === undefined ? null : monthStart(now, endedMonthsAgo),
  });
  return [
    notice(
      'rights',
      'month',
      '每月权益领取说明',
      '权益每月1日零点更新，当月未领取的不累计到下月。\n领取后通常一分钟内到账，10分钟仍未到账的，名额自动退回。',
      1,
    ),
    notice(
      'rights',
      'upgrade',
      '领取记录已支持按月查看',
      '在“领取记录”页选择月份，可以查看当月领取的全部权益和到账时间。',
      3,
      1,
    ),
    notice(
      'rights',
      'begin',
      '权益领取页上线',
      `${names.product}的权益领取页上线，持有的产品和本月权益集中在一页。`,
      6,
      3,
    ),
    notice(
      'mobile-vip',
      'price',
      '20元版与30元版权益更新',
      '自本月1日起，30元版影音会员由3选1升级为4选2，新增体育会员月卡。\n20元版权益不变，已开通的用户无需操作。\n升级后的权益当月即可领取，当月未领取的不累计到下月。',
      1,
    ),
    notice(
      'mobile-vip',
      'coffee',
      '咖啡兑换券领取时间调整',
      '咖啡兑换券改为每月1日10:00开放领取，每月10,000份，领完为止。',
      3,
      1,
    ),
    notice(
      'mobile-vip',
      'cancel',
      '退订入口已上线',
      '开通后可随时退订，退订后当月权益继续有效，次月起不再扣费。',
      5,
      3,
    ),
    notice(
      'mobile-vip',
      'begin',
      '随心看权益包上线',
      '随心看权益包 20元版、30元版上线，影音会员和生活权益每月任选。',
      8,
      5,
    ),
    notice(
      'beautiful',
      'exchange',
      '卡密兑换说明',
      '卡密由16位字母和数字组成，字母不分大小写，每个卡密只能兑换一次。\n兑换后不支持退换，请核对充值号码。',
      1,
    ),
    notice('beautiful', 'records', '兑换记录可随时查看', '兑换成功后，可在“兑换记录”中查看到账情况。', 2, 1),
  ];
};

export const demoPageConfigs: readonly Selectable<PageConfigs>[] = [
  { code: 'exchangeRules', value: '兑换说明' },
  { code: 'serviceTime', value: '每日8:00至22:00' },
];

const item = (
  code: string,
  key: string,
  name: string,
  value: string,
  sort: number,
): Selectable<PageConfigItems> => ({ code, key, name, value, sort });

export const demoPageConfigItems: readonly Selectable<PageConfigItems>[] = [
  item('exchangeRules', 'once', '使用次数', '每个卡密只能兑换一次，兑换后不支持退换', 1),
  item('exchangeRules', 'number', '充值号码', '影音类权益可充值到本人或家人的号码，会员产品仅限本机号码', 2),
  item('exchangeRules', 'arrival', '到账时间', '通常一分钟内到账，未成功的可用原卡密再次兑换', 3),
  item('serviceTime', 'hotline', '客服热线', names.hotline, 1),
];

/** The member day of the month. */
export function demoPreheatNotices(now: Date, link: Link): readonly Selectable<PreheatNotices>[] {
  const { cycle } = claimCycle(now);
  const notice = (
    key: string,
    channel_id: string,
    title: string,
    pic_url: string,
    to: string,
  ): Selectable<PreheatNotices> => ({
    notice_id: `${key}-${cycle}`,
    channel_id,
    title,
    pic_url,
    link: to,
    begins_at: monthStart(now, 0),
    ends_at: monthStart(now, -1),
  });
  return [
    notice('member-day', '*', '会员日每月8日10点开场，视频月卡半价', 'goods/video-blue', link('flashSale')),
    notice(
      'exchange',
      'C0013',
      '卡密兑换本月开放，16位卡密直接换权益',
      'goods/gift-gold',
      link('cardCodeExchange'),
    ),
  ];
}

export const demoGuideSteps = (link: Link): readonly Selectable<GuideSteps>[] => {
  const step = (
    sort: number,
    key: string,
    title: string,
    text: string,
    pic_url: string,
    page_id = '*',
    to = '',
  ): Selectable<GuideSteps> => ({
    guide_id: `guide.${key}`,
    page_id,
    channel_id: '*',
    title,
    text,
    pic_url,
    link: to,
    sort,
  });
  return [
    step(1, 'search', '搜索小程序', `在聊天应用顶部下拉，搜索“${names.product}”`, 'icon/search'),
    step(2, 'open', '打开并登录', '选择手机号一键登录，权益和券与网页版一致', 'icon/phone'),
    step(3, 'keep', '添加到我的小程序', '点右上角“···”，选择“添加到我的小程序”，下次直接打开', 'icon/star'),
    step(
      4,
      'choose',
      '选一种会员',
      '在首页点“会员任我选”，每月选一种喜欢的会员，充值到本机号码',
      'icon/gift',
      'choose',
      link('choose'),
    ),
    step(
      4,
      'rights',
      '领取本月权益',
      '在首页点“权益领取”，选择要领的权益',
      'icon/gift',
      'rights',
      link('rightsEntrance'),
    ),
  ];
};
