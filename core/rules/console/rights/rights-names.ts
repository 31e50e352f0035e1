import { names } from '#core/config/names.ts';
import type {
  CodeBatchState,
  RightsFamily,
  RightsProductState,
} from '#core/contract/console/rights/rights-families.ts';
import { titles } from '#core/site/titles.ts';
import type { RightTerms } from '#core/contract/console/rights/rights-products.shapes.ts';

export const rightsFamilyNames: Readonly<Record<RightsFamily, string>> = {
  cardProduct: '权益包',
  dgdddjdj: '产品权益',
  partner: '合作伙伴',
  dq: '动感圈',
  'partner-yg': '电视伙伴',
  shuiyunjs: `水韵${names.province}`,
  special: '专项权益',
  single: '单项权益',
  rwy: titles.easyUseHome,
  upgrade: '升级会员',
  pre: '预约权益',
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
