/** Routes the specification does not list: ours. One entry per line. */
export const ownRoutes = [
  'public-pages/protocol',
  'public-pages/loginPlus.html',
  'super-market/my-month',
  'supper-mall/my-month',
] as const;
