/** The tabs of the discount list; the address selects one by `tab`. */
export const discountTabs = [
  { key: 'discount', text: '优惠排行' },
  { key: 'hot', text: '热销排行' },
  { key: 'nearby', text: '附近好物' },
] as const;

export type DiscountTab = (typeof discountTabs)[number]['key'];

export const discountTab = (named: string | undefined): DiscountTab =>
  discountTabs.find(({ key }) => key === named)?.key ?? 'discount';
