import { withPrefix } from '../../endpoint.ts';
import type { openingShapes } from './openings.shapes.ts';
import { change, consolePrefix, read } from '../rows.ts';

/** Activities that are new. Each is opened by two persons; sessions of flash sales stand in activities.ts. */
export const openings = withPrefix<typeof openingShapes, 'operator'>(consolePrefix)({
  skuChoices: read('/activities/skuChoices', 'activities.propose'),
  proposeGroupBuy: change('/activities/proposeGroupBuy', 'activities.propose'),
  awardChoices: read('/activities/awardChoices', 'activities.propose'),
  proposeLottery: change('/activities/proposeLottery', 'activities.propose'),
});
