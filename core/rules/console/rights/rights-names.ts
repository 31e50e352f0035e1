import type {
  CodeBatchState,
  RightsFamily,
  RightsProductState,
} from '#core/contract/console/rights/rights-families.ts';
import type { RightTerms } from '#core/contract/console/rights/rights-products.shapes.ts';

export const rightsFamilyNames: Readonly<Record<RightsFamily, string>> = {
  cardProduct: '权益包',
  dgdddjdj: '多个多得',
  partner: '合作伙伴',
  dq: '电器',
  'partner-yg': '云谷伙伴',
  shuiyunjs: '水韵江苏',
  special: '专区',
  single: '单项权益',
  rwy: '任我游',
  upgrade: '升级',
  pre: '预约',
};

export const rightsProductStateNames: Readonly<Record<RightsProductState, string>> = {
  open: '可领',
  short: '有权益领完',
  ended: '没有可领的',
};

export const codeBatchStateNames: Readonly<Record<CodeBatchState, string>> = {
  making: '制作中',
  planned: '未开始',
  open: '可兑换',
  ended: '已结束',
  stopped: '已停止',
};

/** The fields of a right that need two persons, in words. */
export const rightTermTexts = (right: RightTerms): readonly (readonly [name: string, text: string])[] => [
  ['供应商', right.supplier],
  ['开放', openingText(right)],
  ['等级', right.minLevel === 0 ? '不限' : `${right.minLevel} 级起`],
  ['每月库存', right.monthlyStock === null ? '不限' : `${right.monthlyStock.toLocaleString('zh-CN')} 份`],
];

function openingText({ opensOnDay, opensAtHour }: Pick<RightTerms, 'opensOnDay' | 'opensAtHour'>): string {
  if (opensOnDay === null && opensAtHour === null) return '月初';
  return `每月 ${opensOnDay ?? 1} 日 ${String(opensAtHour ?? 0).padStart(2, '0')}:00`;
}
