import { catalogue } from './catalogue.ts';
import { catalogueShapes } from './catalogue.shapes.ts';
import { coupons } from './coupons.ts';
import { couponsShapes } from './coupons.shapes.ts';
import { detail } from './detail.ts';
import { detailShapes } from './detail.shapes.ts';
import { detailMore } from './detail-more.ts';
import { detailMoreShapes } from './detail-more.shapes.ts';
import { easyUse } from './easy-use.ts';
import { easyUseShapes } from './easy-use.shapes.ts';
import { home } from './home.ts';
import { homeShapes } from './home.shapes.ts';
import { savedGoods } from './saved-goods.ts';
import { savedGoodsShapes } from './saved-goods.shapes.ts';
import { localLife } from './local-life.ts';
import { localLifeShapes } from './local-life.shapes.ts';
import { lounge } from './lounge.ts';
import { loungeShapes } from './lounge.shapes.ts';
import { payCode } from './pay-code.ts';
import { payCodeShapes } from './pay-code.shapes.ts';
import { placement } from './placement.ts';
import { placementShapes } from './placement.shapes.ts';
import { rail } from './rail.ts';
import { railShapes } from './rail.shapes.ts';
import { ranking } from './ranking.ts';
import { rankingShapes } from './ranking.shapes.ts';
import { search } from './search.ts';
import { searchShapes } from './search.shapes.ts';
import { stockReminders } from './stock-reminders.ts';
import { stockReminderShapes } from './stock-reminders.shapes.ts';
import { till } from './till.ts';
import { tillShapes } from './till.shapes.ts';
import { videos } from './videos.ts';
import { videosShapes } from './videos.shapes.ts';

/** Every call of the goods service with its shapes; for the server only. */
export const goods = {
  ...placement,
  ...detail,
  ...detailMore,
  ...savedGoods,
  ...stockReminders,
  ...catalogue,
  ...home,
  ...coupons,
  ...ranking,
  ...easyUse,
  ...rail,
  ...lounge,
  ...payCode,
  ...till,
  ...videos,
  ...localLife,
  ...search,
};
export const goodsShapes = {
  ...placementShapes,
  ...detailShapes,
  ...detailMoreShapes,
  ...savedGoodsShapes,
  ...stockReminderShapes,
  ...catalogueShapes,
  ...homeShapes,
  ...couponsShapes,
  ...rankingShapes,
  ...easyUseShapes,
  ...railShapes,
  ...loungeShapes,
  ...payCodeShapes,
  ...tillShapes,
  ...videosShapes,
  ...localLifeShapes,
  ...searchShapes,
};
