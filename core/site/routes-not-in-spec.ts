/** Routes we added to those of the specification. One entry per line. */
export const routesNotInSpec = [
  'public-pages/protocol',
  'public-pages/loginPlus.html',
  'super-market/my-month',
  'supper-mall/my-month',
] as const;
