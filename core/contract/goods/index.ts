import { catalogue } from './catalogue.ts';
import { catalogueShapes } from './catalogue.shapes.ts';
import { coupons } from './coupons.ts';
import { couponsShapes } from './coupons.shapes.ts';
import { detail } from './detail.ts';
import { detailShapes } from './detail.shapes.ts';
import { easyUse } from './easy-use.ts';
import { easyUseShapes } from './easy-use.shapes.ts';
import { home } from './home.ts';
import { homeShapes } from './home.shapes.ts';
import { payCode } from './pay-code.ts';
import { payCodeShapes } from './pay-code.shapes.ts';
import { placement } from './placement.ts';
import { placementShapes } from './placement.shapes.ts';
import { rail } from './rail.ts';
import { railShapes } from './rail.shapes.ts';
import { ranking } from './ranking.ts';
import { rankingShapes } from './ranking.shapes.ts';

/** Every call of the goods service with its shapes; for the server only. */
export const goods = {
  ...placement,
  ...detail,
  ...catalogue,
  ...home,
  ...coupons,
  ...ranking,
  ...easyUse,
  ...rail,
  ...payCode,
};
export const goodsShapes = {
  ...placementShapes,
  ...detailShapes,
  ...catalogueShapes,
  ...homeShapes,
  ...couponsShapes,
  ...rankingShapes,
  ...easyUseShapes,
  ...railShapes,
  ...payCodeShapes,
};
