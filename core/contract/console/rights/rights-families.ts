/** The families of products with rights (§4), in the order of the filter. */
export const rightsFamilies = [
  'cardProduct',
  'dgdddjdj',
  'partner',
  'dq',
  'partner-yg',
  'shuiyunjs',
  'special',
  'single',
  'rwy',
  'upgrade',
  'pre',
] as const;
export type RightsFamily = (typeof rightsFamilies)[number];

/** 'short': a limited right has nothing left this month. 'ended': nothing can be claimed. */
export const rightsProductStates = ['open', 'short', 'ended'] as const;
export type RightsProductState = (typeof rightsProductStates)[number];

/** 'making': its codes are being made; 'stopped': an operator stopped it. */
export const codeBatchStates = ['making', 'planned', 'open', 'ended', 'stopped'] as const;
export type CodeBatchState = (typeof codeBatchStates)[number];
