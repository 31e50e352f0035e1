import { projects, type ProjectId } from './projects.ts';

export interface MallCriteria {
  readonly holdsProduct: boolean;
  /** Whether the number belongs to the province. */
  readonly inProvince: boolean;
}

/** The mall of a subscriber (§4 Cut-over): super-market for members of the province, otherwise supper-mall. */
export function mallOfSubscriber({ holdsProduct, inProvince }: MallCriteria): {
  readonly product: ProjectId;
  readonly page: string;
} {
  const product: ProjectId = holdsProduct && inProvince ? 'super-market' : 'supper-mall';
  return { product, page: projects[product].index };
}
