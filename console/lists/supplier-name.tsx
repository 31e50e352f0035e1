import { useQuery } from '@tanstack/react-query';
import { rightsProducts } from '#core/contract/console/rights/rights.ts';
import { reading } from '../platform/queries.ts';

/** What a supplier is called; its code where it has no name. */
export function useSupplierName(): (supplier: string) => string {
  const { data } = useQuery({ ...reading(rightsProducts.supplierNames, {}), staleTime: 300_000 });
  return (supplier) => data?.names[supplier] ?? supplier;
}

export function SupplierName({ supplier }: { readonly supplier: string }) {
  return <span title={supplier}>{useSupplierName()(supplier)}</span>;
}
