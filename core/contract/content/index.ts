import { blessingBag } from './blessing-bag.ts';
import { blessingBagShapes } from './blessing-bag.shapes.ts';
import { businessOrder } from './business-order.ts';
import { businessOrderShapes } from './business-order.shapes.ts';
import { cardCode } from './card-code.ts';
import { cardCodeShapes } from './card-code.shapes.ts';
import { cardProduct } from './card-product.ts';
import { cardProductShapes } from './card-product.shapes.ts';
import { memberPage } from './member-page.ts';
import { memberPageShapes } from './member-page.shapes.ts';
import { myMonth } from './my-month.ts';
import { myMonthShapes } from './my-month.shapes.ts';
import { notices } from './notices.ts';
import { noticesShapes } from './notices.shapes.ts';
import { orderQuery } from './order-query.ts';
import { orderQueryShapes } from './order-query.shapes.ts';
import { phoneFlow } from './phone-flow.ts';
import { phoneFlowShapes } from './phone-flow.shapes.ts';
import { phoneManage } from './phone-manage.ts';
import { phoneManageShapes } from './phone-manage.shapes.ts';
import { rightsFamilies } from './rights-families.ts';
import { rightsFamiliesShapes } from './rights-families.shapes.ts';
import { singleRights } from './single-rights.ts';
import { singleRightsShapes } from './single-rights.shapes.ts';
import { tickets } from './tickets.ts';
import { ticketsShapes } from './tickets.shapes.ts';
import { userLocation } from './user-location.ts';
import { userLocationShapes } from './user-location.shapes.ts';

/** Every call of the content service with its shapes; for the server only. */
export const content = {
  ...cardProduct,
  ...rightsFamilies,
  ...singleRights,
  ...myMonth,
  ...notices,
  ...cardCode,
  ...memberPage,
  ...orderQuery,
  ...blessingBag,
  ...tickets,
  ...businessOrder,
  ...userLocation,
  ...phoneManage,
  ...phoneFlow,
};
export const contentShapes = {
  ...cardProductShapes,
  ...rightsFamiliesShapes,
  ...singleRightsShapes,
  ...myMonthShapes,
  ...noticesShapes,
  ...cardCodeShapes,
  ...memberPageShapes,
  ...orderQueryShapes,
  ...blessingBagShapes,
  ...ticketsShapes,
  ...businessOrderShapes,
  ...userLocationShapes,
  ...phoneManageShapes,
  ...phoneFlowShapes,
};
