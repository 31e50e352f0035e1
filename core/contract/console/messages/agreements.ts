import { withPrefix } from '../../endpoint.ts';
import { change, consolePrefix, read } from '../rows.ts';
import type { agreementShapes } from './agreements.shapes.ts';

/** The texts that subscribers agree to, as versions (docs/decisions/0119). */
export const agreementConsole = withPrefix<typeof agreementShapes, 'operator'>(consolePrefix)({
  agreementList: read('/agreements/list', 'agreements.view'),
  agreementVersions: read('/agreements/versions', 'agreements.view'),
  proposeAgreement: change('/agreements/propose', 'agreements.propose'),
  cancelAgreement: change('/agreements/cancel', 'agreements.stop'),
});
