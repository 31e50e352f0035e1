import { names } from '#core/config/names.ts';

export interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const claiming: Section = {
  title: '怎样领取',
  paragraphs: [
    '登录后进入“权益领取”，选择当月的权益，点“点击领取”。',
    '每组权益按页面标注的数量选领，选满后同组其余权益下月再领。',
    '领取结果和到账时间可在“领取记录”查看。',
  ],
};
const leaving: Section = {
  title: '续费与退订',
  paragraphs: [
    '连续包月、连续包年到期前自动续费，续费价与页面所示一致。',
    '可随时退订，退订后当期权益继续有效，之后不再扣费。',
    '月卡、季卡、半年卡和年卡一次付清，到期不自动续费。',
  ],
};
const help: Section = {
  title: '客户服务',
  paragraphs: [`如有疑问，请拨打客服热线${names.hotline}，或联系在线客服，服务时间每日8:00至22:00。`],
};

/** The texts of the pages that explain, section by section. */
export const descriptions = {
  phoenix: [
    {
      title: '什么是凤凰优选',
      paragraphs: [
        '凤凰优选是面向本网用户的生活类权益会员，精致生活每月任选2项，悦享影音每月任选1项。',
        '茶饮、生鲜类权益为到店使用的兑换券，影音类权益直接充值到您的手机号。',
      ],
    },
    claiming,
    {
      title: '到店怎样使用',
      paragraphs: [
        '到合作门店向店员出示本机号码即可核销，每次限用一张。',
        '兑换券自领取之日起30天内有效，逾期作废；不找零、不兑现，不与门店其他优惠同享。',
      ],
    },
    leaving,
    help,
  ],
  litchi: [
    {
      title: '什么是荔枝会员',
      paragraphs: [
        '荔枝会员把电视大屏和手机小屏的会员合在一起：电视影院、追剧听书各任选1项，每月再送5GB看剧流量。',
      ],
    },
    claiming,
    {
      title: '电视上怎样使用',
      paragraphs: [
        '请先在机顶盒“我的－账号绑定”中绑定本机号码，领取后重新进入影视专区即可观看。',
        '一个号码可绑定一台机顶盒，更换机顶盒后请重新绑定。',
      ],
    },
    leaving,
    help,
  ],
  benefits: [
    {
      title: '权益从哪里来',
      paragraphs: [
        '开通随心看权益包后，每月可从影音会员和生活权益中选领，20元版与30元版可选的数量不同。',
        '权益由合作方提供，领取成功后由合作方发放。',
      ],
    },
    claiming,
    {
      title: '到账与有效期',
      paragraphs: [
        '影音会员直接充值到您的手机号，通常一分钟内到账，有效期31天。',
        '咖啡、加油、洗车等券自领取之日起30天内有效。',
        '10分钟仍未到账的，本月名额自动退回，您可以重新领取。',
      ],
    },
    {
      title: '等级与限量',
      paragraphs: [
        '部分权益需要相应的会员等级，页面会写明条件。',
        '限量权益每月更新，领完即止，同组其他权益仍可领取。',
      ],
    },
    leaving,
    help,
  ],
} as const satisfies Readonly<Record<string, readonly Section[]>>;

export type DescriptionId = keyof typeof descriptions;
