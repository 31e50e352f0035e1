import { withPrefix } from '../endpoint.ts';
import { change, sandboxPrefix } from './rows.ts';
import type { statementShapes } from './statements.shapes.ts';

/** The files of channels, which the outside world writes. The console compares them with our books. */
export const statements = withPrefix<typeof statementShapes, 'sandbox'>(sandboxPrefix)({
  plantDifference: change('/difference-plant'),
});
