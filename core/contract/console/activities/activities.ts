import { withPrefix } from '../../endpoint.ts';
import type { activityShapes } from './activities.shapes.ts';
import { change, consolePrefix, read } from '../rows.ts';

/** Flash sales and half price. Opening, changing and starting again need a second person, stopping one. */
export const activities = withPrefix<typeof activityShapes, 'operator'>(consolePrefix)({
  flashSales: read('/activities/flashSales', 'activities.view'),
  flashSale: read('/activities/flashSale', 'activities.view'),
  flashSaleCurve: read('/activities/flashSaleCurve', 'activities.view'),
  flashSaleChoices: read('/activities/flashSaleChoices', 'activities.propose'),
  proposeFlashSale: change('/activities/proposeFlashSale', 'activities.propose'),
  stopFlashSale: change('/activities/stopFlashSale', 'activities.stop'),
  proposeFlashSaleRestart: change('/activities/proposeFlashSaleRestart', 'activities.propose'),
});
