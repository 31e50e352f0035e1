/** One token file each in `tokens/themes`; a page inlines the one it names in `data-theme`. */
export const themes = [
  'public',
  'super-market',
  'supper-mall',
  'easy-use',
  'excellent-plus',
  'campaign',
] as const;

/** Accent sets in `tokens/campaigns`, for pages whose theme is 'campaign'. */
export const campaigns = [
  'watch',
  'rail',
  'paycode',
  'vip20',
  'vip30',
  'phoenix',
  'litchi',
  'number',
  'gift',
  'mzone',
  'beautiful',
  'partner',
  'lottery',
  'choose',
] as const;

export type Theme = (typeof themes)[number];
export type Campaign = (typeof campaigns)[number];
