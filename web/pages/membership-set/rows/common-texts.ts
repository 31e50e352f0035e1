import { names } from '#core/config/names.ts';
import type { Question } from './offer.ts';

/** Texts common to all memberships. */
export const commonRules: readonly string[] = [
  `仅限${names.province}移动用户办理，每个号码同一会员只能开通一份。`,
  '权益每月1日零点更新，当月未领取的不累计到下月。',
  '连续包月可随时退订，退订后当月权益继续有效，次月起不再扣费。',
];

export const commonQuestions: readonly Question[] = [
  {
    ask: '开通后什么时候可以领取？',
    answer: '支付成功后即可领取当月权益；个别产品自次月1日起可领，领取页会写明日期。',
  },
  {
    ask: '权益没有到账怎么办？',
    answer: `权益通常一分钟内到账。10分钟仍未到账的，名额会自动退回，您可以重新领取，也可以拨打${names.hotline}咨询。`,
  },
  { ask: '怎样退订？', answer: '在“我的－我的会员”中随时退订，不收取任何费用。' },
];
