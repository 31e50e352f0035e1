/** The word in the corner of the grey picture of goods that are sold out, the same in every list; undefined while they are in stock. */
export const soldOutWord = ({ lackStockFlag }: { readonly lackStockFlag: 0 | 1 }): '缺货' | undefined =>
  lackStockFlag === 1 ? '缺货' : undefined;
