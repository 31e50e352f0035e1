import { withPrefix } from '../../../endpoint.ts';
import { consolePrefix, read } from '../../rows.ts';
import type { closingShapes } from './closings.shapes.ts';

/** Requests of subscribers to close their account. They run by themselves: there is no act. */
export const closings = withPrefix<typeof closingShapes, 'operator'>(consolePrefix)({
  closings: read('/closings/closings', 'subscribers.view'),
  closingCounts: read('/closings/counts', 'subscribers.view'),
});
