import { withPrefix } from '../endpoint.ts';
import type { previewShapes } from './previews.shapes.ts';
import { change, consolePrefix } from './rows.ts';

/** The pages of the malls as an audience sees them at a time, drafts included (docs/decisions/0118). */
export const previews = withPrefix<typeof previewShapes, 'operator'>(consolePrefix)({
  previewToken: { ...change('/content/previewToken', 'content.view'), secretAnswer: true },
  /** The mall as one subscriber sees it, read only (docs/decisions/0145). */
  viewAs: { ...change('/subscribers/viewAs', 'subscribers.viewAs'), secretAnswer: true },
});
