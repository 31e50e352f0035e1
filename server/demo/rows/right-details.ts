import { names } from '#core/config/names.ts';

const paragraphs = (...all: readonly string[]): string => all.join('\n');

/** The detail texts of a right, by its delivery. */
export const rightDetails = {
  recharge: (what: string, days: number): string =>
    paragraphs(
      `领取后，${what}直接充值到您的手机号，有效期${days}天，自充值成功时起算。`,
      '该号码已是会员的，有效期在原到期日之后顺延。',
      '通常一分钟内到账；10分钟仍未到账的，本月名额自动退回，您可以重新领取。',
      '会员权益仅限本人使用，充值成功后不可退换或转赠。',
    ),
  code: (what: string, days: number): string =>
    paragraphs(
      `领取后获得一个兑换码，在合作方页面输入即可开通${what}，有效期${days}天，自兑换成功时起算。`,
      '兑换码请在领取后30天内使用，逾期作废，不退不补。',
      '兑换码可在「领取记录」中随时查看和复制，请妥善保管，不要告诉他人。',
    ),
  link: (what: string, days: number): string =>
    paragraphs(
      `领取后获得专属链接，点击即可开通${what}，有效期${days}天，自开通之日起算。`,
      '链接可在「领取记录」中随时打开，请在领取后30天内使用，逾期作废，不退不补。',
      '链接仅限本人使用，请不要转发给他人。',
    ),
  data: (amount: string): string =>
    paragraphs(
      `领取后，${amount}国内通用流量计入您的手机号，当月有效，月底清零，不结转。`,
      '流量优先于套餐内流量使用，可在「号管家」查看余量。',
      '停机、销号或携号转出期间不可领取。',
    ),
  store: (what: string, where: string, days: number): string =>
    paragraphs(
      `领取后，到${where}向店员出示本机号码，即可使用${what}。`,
      `自领取之日起${days}天内有效，逾期作废，不退不补。`,
      '节假日是否可用以门店公示为准，建议到店前先电话确认。',
      '每次限用一张，不与门店其他优惠同享，不找零、不兑现。',
    ),
  lounge: (hall: string, uses: string): string =>
    paragraphs(
      `凭本机号码在${hall}使用，${uses}，可免费携带1位同行人。`,
      '请在发车或起飞前2小时内到达，入厅时出示页面上的核销码，核销码60秒刷新一次，截图无效。',
      `厅内满员时请按现场指引等候，您也可以拨打${names.hotline}咨询。`,
    ),
  service: (what: string): string =>
    paragraphs(
      `领取后即可使用${what}，服务时间为每日8:00至22:00。`,
      '服务由合作机构提供，内容仅供参考，紧急情况请立即前往医疗机构或报警求助。',
      '当月未使用的次数不累计到下月。',
    ),
} as const;
