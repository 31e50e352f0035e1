import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { highestLevel } from '#core/rules/membership/highest-level.ts';

/** The product with the highest level (§3), or undefined. */
export function highestProduct(products: readonly OpenProduct[]): OpenProduct | undefined {
  const [highest] = highestLevel(products);
  return 'productId' in highest ? highest : undefined;
}
