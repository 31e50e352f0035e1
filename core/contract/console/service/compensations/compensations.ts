import { withPrefix } from '../../../endpoint.ts';
import { change, consolePrefix, read } from '../../rows.ts';
import type { compensationShapes } from './compensations.shapes.ts';

/** Coupons that the desk gives for what went wrong, one for each case. */
export const compensations = withPrefix<typeof compensationShapes, 'operator'>(consolePrefix)({
  compensationOffers: read('/compensations/offers', 'subscribers.compensate'),
  compensationOfCase: read('/compensations/ofCase', 'subscribers.view'),
  compensate: change('/compensations/compensate', 'subscribers.compensate'),
  compensations: read('/compensations/compensations', 'subscribers.view'),
  compensationSums: read('/compensations/sums', 'subscribers.view'),
});
