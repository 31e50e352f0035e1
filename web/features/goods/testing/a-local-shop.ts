import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import { aGoods } from './samples.ts';

export const aLocalShop = (shopCode: string, overrides: Partial<LocalShop> = {}): LocalShop => ({
  shopCode,
  shopName: `面点小馆（${shopCode}店）`,
  merchantName: '面点小馆',
  address: '南京市秦淮区剪子巷54号',
  cityCode: '320100',
  latitude: 32.0142,
  longitude: 118.7868,
  distanceMeters: 1_240,
  phone: '025-55500007',
  openHours: '06:30-20:30',
  picUrl: 'goods/food',
  discountText: '满50减8',
  channel: 'food',
  categoryName: '餐饮美食',
  score: 4.8,
  perHeadFen: 2_800,
  features: ['可外带'],
  openNow: true,
  openNote: '至20:30',
  deals: [aGoods(`${shopCode}-1`, { goodsName: '双人面套餐' }), aGoods(`${shopCode}-2`)],
  ...overrides,
});
