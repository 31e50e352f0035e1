import { pages, type MallPage, type MallPageId } from '../../site/pages.ts';
import type { EventKind } from './event-kind.ts';

/** A funnel step; a session reaches it by visiting one of its pages or sending one of its events. */
export interface FunnelStep {
  readonly step: string;
  readonly title: string;
  readonly pages: readonly MallPageId[];
  readonly kinds: readonly EventKind[];
}

/** Home → detail → order → paid, for the workbench report. Steps count sessions (pathId) independently of each other. */
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

/** Every pageId under which a page is logged: its id, or the path without the first '/'. */
export const namesOfPage = (page: MallPageId): readonly string[] => {
  const { paths }: MallPage = pages[page];
  return [page, ...Object.values(paths).flatMap((each) => each.map((path) => path.slice(1)))];
};

/** Every pageId under which a step's pages are logged. */
export const pageIdsOf = (step: FunnelStep): readonly string[] => [
  ...new Set(step.pages.flatMap(namesOfPage)),
];
