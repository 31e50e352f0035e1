import { pages, type MallPage, type MallPageId } from '../../site/pages.ts';
import type { EventKind } from './event-kind.ts';

/** A step on the way to a paid order: whoever was on one of its pages, or did one of its events, has reached it. */
export interface FunnelStep {
  readonly step: string;
  readonly title: string;
  readonly pages: readonly MallPageId[];
  readonly kinds: readonly EventKind[];
}

/** Home → detail → order → paid, the report of the workbench. Each step counts sessions (pathId), whatever they did before. */
export const funnel: readonly FunnelStep[] = [
  { step: 'home', title: '首页', pages: ['home', 'plusHome', 'easyUseHome'], kinds: [] },
  {
    step: 'detail',
    title: '商品详情',
    pages: ['goodsDetail', 'physicalGoodsDetail', 'skuDetail'],
    kinds: [],
  },
  { step: 'order', title: '下单', pages: ['payment', 'miniProgramPay'], kinds: ['ordst'] },
  { step: 'paid', title: '支付完成', pages: ['paymentResult'], kinds: [] },
];

const namesOf = (page: MallPageId): readonly string[] => {
  const { paths }: MallPage = pages[page];
  return [page, ...Object.values(paths).flatMap((each) => each.map((path) => path.slice(1)))];
};

/** Every pageId a step's pages are logged under: the page's meaning, or its path without the first '/'. */
export const pageIdsOf = (step: FunnelStep): readonly string[] => [...new Set(step.pages.flatMap(namesOf))];
