/** The columns of a file of stock, in any order. An empty area is the stock of a sku in all of them together. */
export const stockFileColumns = ['规格编号', '地区', '增减'] as const;
