import { withPrefix } from '../endpoint.ts';
import type { contentShapes } from './content.shapes.ts';
import { ask, change, consolePrefix, read } from './rows.ts';

/** What pages show as versions: a draft is checked, published at once or at a time, and an older version is published again. */
export const content = withPrefix<typeof contentShapes, 'operator'>(consolePrefix)({
  contentEntities: read('/content/entities', 'content.view'),
  contentEntity: read('/content/entity', 'content.view'),
  contentRevisions: read('/content/revisions', 'content.view'),
  contentRevision: read('/content/revision', 'content.view'),
  questionFigures: read('/content/questionFigures', 'content.view'),
  findContentGoods: read('/content/goods', 'content.view'),
  checkDraft: ask('/content/check', 'content.view'),
  saveDraft: change('/content/saveDraft', 'content.edit'),
  rebaseDraft: change('/content/rebaseDraft', 'content.edit'),
  withdrawRevision: change('/content/withdraw', 'content.edit'),
  publishRevision: change('/content/publish', 'content.publish'),
  scheduleRevision: change('/content/schedule', 'content.publish'),
  rollBackContent: change('/content/rollBack', 'content.rollBack'),
});
