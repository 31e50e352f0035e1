import { commonQuestions, commonRules } from './common-texts.ts';
import type { Offer } from './offer.ts';

const actNum = 'mobile-vip';

/** 随心看权益包 in two editions, and the memberships of a level. */
export const watchOffers = {
  watch20: {
    productLine: 'watch',
    productId: 'watch-20',
    page: 'mobileVipTwenty',
    descriptionPage: 'benefitInfo',
    actNum,
    name: '随心看权益包 20元版',
    edition: '20元版',
    kicker: '每月20元，影音生活都有',
    promise: '影音会员任选1项，再加一杯咖啡',
    art: 'goods/video-cut',
    motif: 'wave',
    rules: [...commonRules, '20元版本月开通，次月1日起可领取权益。'],
    questions: [
      { ask: '可以从20元版升级到30元版吗？', answer: '可以。打开30元版办理升级，生效日期以办理页所示为准。' },
      ...commonQuestions,
    ],
  },
  watch30: {
    productLine: 'watch',
    productId: 'watch-30',
    page: 'mobileVipThirty',
    descriptionPage: 'benefitInfo',
    actNum,
    name: '随心看权益包 30元版',
    edition: '30元版',
    kicker: '每月30元，多选一倍',
    promise: '影音会员任选2项，生活权益任选2项',
    art: 'goods/gift-cut',
    motif: 'lattice',
    rules: [...commonRules, '30元版开通即为黄金会员，开通当月即可领取权益。'],
    questions: [
      {
        ask: '30元版比20元版多什么？',
        answer: '影音会员每月多选1项，生活权益每月多选1项，并享黄金会员的会员价、五折购和流量礼包。',
      },
      ...commonQuestions,
    ],
  },
  plus: {
    productLine: 'member',
    productId: '77',
    page: 'plusVip',
    name: 'PLUS会员',
    kicker: '尊享贵宾厅与年度会员',
    promise: '机场、高铁贵宾厅每月畅行，影音年度会员逐月到账',
    art: 'goods/air-cut',
    motif: 'lattice',
    rules: [...commonRules, '已有会员等级的用户可办理PLUS会员。', '贵宾厅每月1次，可携带1位同行人。'],
    questions: [
      { ask: '原来的会员还保留吗？', answer: '保留。PLUS会员的权益与您已有的会员权益分别领取，互不影响。' },
      ...commonQuestions,
    ],
  },
  enjoy: {
    productLine: 'enjoy',
    productId: 'enjoy',
    page: 'enjoyVipDetail',
    name: '尊享会员',
    kicker: '出行、爱车、影音三重礼遇',
    promise: '贵宾厅、爱车关怀、影音畅看，各任选1项',
    art: 'goods/rail-cut',
    motif: 'lattice',
    rules: [...commonRules, '贵宾厅需提前2小时到达，入厅时出示页面上的核销码。'],
    questions: [
      { ask: '贵宾厅可以带人吗？', answer: '每次可免费携带1位同行人，超出人数按现场标准付费。' },
      ...commonQuestions,
    ],
  },
} as const satisfies Readonly<Record<string, Offer>>;
