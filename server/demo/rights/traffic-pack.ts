import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { details } from './details.ts';
import type { Pack, PackRight } from './pack.ts';

const data = (
  key: string,
  name: string,
  amount: string,
  hint: string,
  fields: Partial<PackRight> = {},
): PackRight => ({
  key,
  name,
  pic: 'goods/data',
  hint,
  detail: details.data(amount),
  supplier: 'operator-data',
  ...fields,
});

/** The monthly traffic gift bag of the headquarters' members. */
export const trafficPack: Pack = {
  productId: trafficBagProductId,
  family: 'cardProduct',
  name: '会员流量礼包',
  vipTypeId: null,
  priceFen: 990,
  pic: 'goods/data',
  groups: [
    {
      key: 'bag',
      name: '本月流量礼包',
      choose: 1,
      rights: [
        data('general', '10GB通用流量', '10GB', '国内通用，充值到{mobile}', { pic: 'goods/data-10' }),
        data('video', '20GB视频定向流量', '20GB', '主流视频应用内使用', { pic: 'goods/data-20-green' }),
        data('night', '30GB夜间流量', '30GB', '每日23:00至次日7:00可用', { pic: 'goods/data-30' }),
        data('travel', '8GB出行流量', '8GB', '省外可用', { pic: 'goods/data-8-green', monthlyStock: 0 }),
      ],
    },
    {
      key: 'gift',
      name: '会员加赠',
      choose: 1,
      rights: [
        data('weekend', '5GB周末流量', '5GB', '周六、周日可用，黄金会员及以上', {
          pic: 'goods/data-5-green',
          minLevel: 2,
          give: true,
        }),
      ],
    },
  ],
};
