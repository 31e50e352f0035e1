import { idsOf } from '../../site/ids-of.ts';
import { pages } from '../../site/pages.ts';
import { keepsLook, miniProgramProject, type ProjectId } from '../../site/projects.ts';
import { isCode, isFlagSet, type Code } from '../format/codes.ts';
import { requiredParam } from './required-navigation-params.ts';

export interface LinkedGoods {
  readonly goodsId?: Code | null | undefined;
  readonly skuId?: Code | null | undefined;
  readonly goodsTypeId?: Code | null | undefined;
  readonly isExternalGoods?: Code | boolean | null | undefined;
  readonly goodsUrl?: string | null | undefined;
  readonly videosId?: Code | null | undefined;
}

/** The page where the goods were tapped. */
export interface LinkOrigin {
  readonly project: ProjectId;
  readonly routeName?: string | undefined;
  readonly couponInfo?:
    | { readonly couponType?: Code | null | undefined; readonly cardCode?: string | null | undefined }
    | null
    | undefined;
  /** The query of that page. */
  readonly query: {
    readonly routerFromProject?: string | undefined;
    readonly accountType?: string | undefined;
  };
}

export type GoodsDetailLink =
  | { readonly kind: 'external'; readonly url: string }
  | {
      readonly kind: 'page';
      readonly project: ProjectId;
      readonly page: 'goodsDetail' | 'physicalGoodsDetail';
      readonly query: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'refused'; readonly warning: string };

/** goodsTypeId of physical goods (§9). */
export const physicalGoods = 22;

/**
 * The projects with their own goods pages; goods of every other project open in the first of them. The mini-program edition has a page for
 * goods that are not physical.
 */
const goodsProjects = idsOf(pages.physicalGoodsDetail.paths);
const projectFor = (current: ProjectId, page: 'goodsDetail' | 'physicalGoodsDetail'): ProjectId =>
  current === miniProgramProject && page === 'goodsDetail'
    ? current
    : (goodsProjects.find((project) => project === current) ?? goodsProjects[0] ?? current);

/** The query of a goods detail page (§2); empty values are omitted. */
function detailQuery(
  goods: LinkedGoods,
  { routeName, couponInfo, query }: LinkOrigin,
): Record<string, string> {
  const bagCoupon = routeName === 'EquityPocket' ? couponInfo : undefined;
  const withCoupon = bagCoupon
    ? { routerFrom: routeName, couponType: bagCoupon.couponType, cardCode: bagCoupon.cardCode }
    : {};
  const all = {
    goodsId: goods.goodsId,
    skuId: goods.skuId,
    ...withCoupon,
    bindVideosId: goods.videosId,
    routerFromProject: query.routerFromProject,
    jyDiscountAccountType: routeName === 'JyDiscountGoodsList' ? query.accountType : undefined,
  };
  const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (isEmpty(value) ? [] : [[key, String(value)]])),
  );
}

/** The link target of goods (§2, Goods detail navigation). */
export function goodsDetailLink(goods: LinkedGoods, origin: LinkOrigin): GoodsDetailLink {
  if (isFlagSet(goods.isExternalGoods)) {
    return goods.goodsUrl
      ? { kind: 'external', url: goods.goodsUrl }
      : { kind: 'refused', warning: 'external goods need a goodsUrl' };
  }

  const page = isCode(goods.goodsTypeId, physicalGoods) ? 'physicalGoodsDetail' : 'goodsDetail';
  const required = requiredParam(page, goods);
  if (required.kind === 'refused') return required;
  const project = projectFor(origin.project, page);
  const query = detailQuery(goods, origin);
  if (keepsLook(origin.project)) query['mall'] = origin.project;
  return { kind: 'page', project, page, query };
}
