import { couponPlaceNames, offerPeriodNames } from '#core/rules/console/coupons/coupon-names.ts';
import { couponTypeNames } from '#core/rules/console/goods-names.ts';
import { couponWorthText } from '#core/rules/coupons/coupon-worth-text.ts';
import { nameOfLevel } from '#core/rules/membership/membership-levels.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported, yuanOrNull } from './exported.ts';

const typeName = (couponType: string): string =>
  Object.entries(couponTypeNames).find(([type]) => type === couponType)?.[1] ?? couponType;

export const couponsExports: readonly ExportedList[] = [
  exported('couponTemplates', '优惠券', [
    { title: '券编号', text: ({ templateId }) => templateId },
    { title: '名称', text: ({ title }) => title },
    { title: '类型', text: ({ couponType }) => typeName(couponType) },
    { title: '版本', text: ({ version }) => version },
    {
      title: '面值',
      text: ({ amountFen, payPercent, flowMb }) =>
        couponWorthText({ couponAmt: amountFen, payPercent, flowMb }),
    },
    { title: '门槛（元）', text: ({ thresholdFen }) => yuanOrNull(thresholdFen) },
    { title: '最多减（元）', text: ({ maxOffFen }) => yuanOrNull(maxOffFen) },
    { title: '适用', text: ({ scopeText }) => scopeText },
    { title: '有效天数', text: ({ validDays }) => validDays },
    { title: '有效到', text: ({ validUntil }) => validUntil },
    { title: '已发', text: ({ granted }) => granted },
    { title: '已用', text: ({ used }) => used },
    { title: '在领的活动', text: ({ offers }) => offers },
  ]),
  exported('couponWeeks', '核销率', [
    { title: '领取的一周', text: ({ week }) => week },
    { title: '领取', text: ({ received }) => received },
    { title: '已用', text: ({ used }) => used },
    {
      title: '核销率（%）',
      text: ({ received, used }) => (received === 0 ? null : ((used * 100) / received).toFixed(1)),
    },
  ]),
  exported('couponOffers', '领券活动', [
    { title: '活动编号', text: ({ activityId }) => activityId },
    { title: '活动', text: ({ title }) => title },
    { title: '在哪里领', text: ({ place }) => couponPlaceNames[place] },
    { title: '城市', text: ({ cities }) => cities.join('、') || '全省' },
    { title: '开始', text: ({ beginsAt }) => beginsAt },
    { title: '结束', text: ({ endsAt }) => endsAt },
    { title: '状态', text: ({ isOn }) => (isOn ? '可领' : '已停止') },
    { title: '预算（元）', text: ({ budgetFen }) => yuanOrNull(budgetFen) ?? '不限' },
    { title: '已用（元）', text: ({ spentFen }) => yuanOrNull(spentFen) },
    { title: '券编号', text: ({ templateId }) => templateId },
    { title: '券', text: ({ coupon, version }) => `${coupon} v${version}` },
    { title: '数量', text: ({ stock }) => stock ?? '不限' },
    { title: '已领', text: ({ taken }) => taken },
    { title: '领取周期', text: ({ period }) => offerPeriodNames[period] },
    { title: '每人最多', text: ({ limitPerPerson }) => limitPerPerson },
    {
      title: '等级',
      text: ({ minLevel }) => (minLevel === 0 ? '不限' : `${nameOfLevel(minLevel)}及以上`),
    },
  ]),
];
