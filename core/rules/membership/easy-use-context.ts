import { pages } from '../../site/pages.ts';
import type { LevelFrom } from '../../site/projects.ts';
import { isCode, type Code } from '../format/codes.ts';

/** The products of the coupon card (§9). */
export const easyUseProductIds = [124, 186] as const;

/** Where the subscriber stands, and what the address carries. */
export interface EasyUseHints {
  /** The trait that tells the coupon-card mall from the others. */
  readonly levelFrom: LevelFrom;
  readonly path: string;
  readonly projectSource?: string | undefined;
  readonly routerFrom?: string | undefined;
  readonly productId?: Code | undefined;
  readonly localProductId?: Code | undefined;
}

const homePaths = Object.values(pages.easyUseHome.paths).flat();
/** Whether a product is one of the coupon card's. */
export const isEasyUseProduct = (id: Code | undefined): boolean =>
  easyUseProductIds.some((productId) => isCode(id, productId));

/** Any of these is enough (§4). */
const signs: readonly ((hints: EasyUseHints) => boolean)[] = [
  ({ levelFrom }) => levelFrom === 'easyUseMember',
  ({ projectSource }) => projectSource === 'easyUse',
  ({ path }) => homePaths.some((home) => path.includes(home)),
  ({ routerFrom }) => routerFrom === 'ChannelEasyUse',
  ({ productId }) => isEasyUseProduct(productId),
  ({ localProductId }) => isEasyUseProduct(localProductId),
];

/** Whether the subscriber is in the context of the coupon card. */
export const easyUseContext = (hints: EasyUseHints): boolean => signs.some((holds) => holds(hints));
