import { projects, type ProjectId } from './projects.ts';

export interface Belonging {
  readonly holdsProduct: boolean;
  /** Whether the number is the province's. */
  readonly inProvince: boolean;
}

/** The mall a subscriber belongs to (§4 Cut-over): members of the province shop in the market, everybody else in the rights mall. */
export function mallOfSubscriber({ holdsProduct, inProvince }: Belonging): {
  readonly product: ProjectId;
  readonly page: string;
} {
  const product: ProjectId = holdsProduct && inProvince ? 'super-market' : 'supper-mall';
  return { product, page: projects[product].index };
}
