import { post, withPrefix } from '../../endpoint.ts';
import type { revealShapes } from './reveals.shapes.ts';
import { change, consolePrefix, read } from '../rows.ts';

/** Whole numbers shown to operators, each with its reason. */
export const reveals = withPrefix<typeof revealShapes, 'operator'>(consolePrefix)({
  revealNumber: {
    ...post('/reveals/number', { access: 'operator', writes: true, secretAnswer: true }),
    needs: 'numbers.reveal',
  },
  revealsLeft: read('/reveals/left', 'numbers.reveal'),
  numberReveals: read('/reveals/list', 'reveals.view'),
  markRevealSeen: change('/reveals/seen', 'reveals.view'),
});
