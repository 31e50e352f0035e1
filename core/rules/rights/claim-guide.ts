/** How a right is delivered: top-up of a number, code, link, or use in a shop. */
type Delivery = 'recharge' | 'code' | 'link' | 'store';

const ends: Readonly<Record<Delivery, { readonly title: string; readonly text: string }>> = {
  recharge: { title: '等待到账', text: '约1分钟' },
  code: { title: '收到兑换码', text: '领取记录可查' },
  link: { title: '打开链接', text: '领取记录可查' },
  store: { title: '到店使用', text: '出示本机号码' },
};

/** The way from opening a membership to using one of its rights. */
export const claimGuide = (
  delivery: Delivery,
): readonly { readonly title: string; readonly text: string }[] => [
  { title: '开通会员', text: '按月更新' },
  { title: '点击领取', text: '首次可领日起' },
  ends[delivery],
];
