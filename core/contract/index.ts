import { act, actShapes } from './act/index.ts';
import { activity, activityShapes } from './activity/index.ts';
import { common, commonShapes } from './common/index.ts';
import { content, contentShapes } from './content/index.ts';
import { goods, goodsShapes } from './goods/index.ts';
import { order, orderShapes } from './order/index.ts';
import { pay, payShapes } from './pay/index.ts';
import { prefixes } from './prefixes.ts';
import { user, userShapes } from './user/index.ts';

/** The whole contract, for the server, tests and OpenAPI. Pages import single sub-domains, which load no schemas. */
export const api = {
  user: { prefix: prefixes.user, endpoints: user, shapes: userShapes },
  common: { prefix: prefixes.common, endpoints: common, shapes: commonShapes },
  content: { prefix: prefixes.content, endpoints: content, shapes: contentShapes },
  goods: { prefix: prefixes.goods, endpoints: goods, shapes: goodsShapes },
  activity: { prefix: prefixes.activity, endpoints: activity, shapes: activityShapes },
  order: { prefix: prefixes.order, endpoints: order, shapes: orderShapes },
  pay: { prefix: prefixes.pay, endpoints: pay, shapes: payShapes },
  act: { prefix: prefixes.act, endpoints: act, shapes: actShapes },
} as const;
export type Api = typeof api;
