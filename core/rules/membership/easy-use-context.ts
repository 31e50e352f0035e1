import { pages } from '../../site/pages.ts';
import type { LevelFrom } from '../../site/projects.ts';
import { isCode, type Code } from '../format/codes.ts';

/** The products of the easy-use card (§9). */
export const easyUseProductIds = [124, 186] as const;

/** The current page and its query. */
export interface EasyUseInput {
  /** The project setting that identifies the easy-use mall. */
  readonly levelFrom: LevelFrom;
  readonly path: string;
  readonly projectSource?: string | undefined;
  readonly routerFrom?: string | undefined;
  readonly productId?: Code | undefined;
  readonly localProductId?: Code | undefined;
}

const homePaths = Object.values(pages.easyUseHome.paths).flat();
/** Whether a product is one of the easy-use card's. */
export const isEasyUseProduct = (id: Code | undefined): boolean =>
  easyUseProductIds.some((productId) => isCode(id, productId));

/** Any one of these criteria is sufficient (§4). */
const criteria: readonly ((input: EasyUseInput) => boolean)[] = [
  ({ levelFrom }) => levelFrom === 'easyUseMember',
  ({ projectSource }) => projectSource === 'easyUse',
  ({ path }) => homePaths.some((home) => path.includes(home)),
  ({ routerFrom }) => routerFrom === 'ChannelEasyUse',
  ({ productId }) => isEasyUseProduct(productId),
  ({ localProductId }) => isEasyUseProduct(localProductId),
];

/** Whether the page is in the context of the easy-use card. */
export const easyUseContext = (input: EasyUseInput): boolean => criteria.some((holds) => holds(input));
