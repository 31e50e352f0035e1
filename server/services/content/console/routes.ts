import type { content } from '#core/contract/console/content.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import type { ContentDeps } from './kinds/entity-kind.ts';
import { checkedItems, entityOf } from './entity.ts';
import { findContentGoods } from './find-goods.ts';
import { questionFigures } from './question-figures.ts';
import { publishRevision, scheduleRevision } from './publish-revision.ts';
import { rollBackContent, withdrawRevision } from './restore-revision.ts';
import { contentEntities, contentEntity, contentRevision, contentRevisions } from './revision-lists.ts';
import { rebaseDraft, saveDraft } from './save-draft.ts';

export const contentRoutes = (deps: ContentDeps): ConsoleHandlers<typeof content> => ({
  contentEntities: (input) => contentEntities(deps.db, input),
  contentEntity: (input) => contentEntity(deps.db, input),
  contentRevisions: (input) => contentRevisions(deps.db, input),
  contentRevision: ({ revisionId }) => contentRevision(deps.db, revisionId),
  questionFigures: (input) => questionFigures(deps, input),
  findContentGoods: (input) => findContentGoods(deps, input),
  checkDraft: async ({ document, ...ref }) => {
    const { kind } = await entityOf(deps.db, ref);
    return { checks: [...(await kind.check(deps, ref.key, checkedItems(kind, document)))] };
  },
  saveDraft: (input, call) => saveDraft(deps, input, call),
  rebaseDraft: (input, call) => rebaseDraft(deps, input, call),
  withdrawRevision: (input, call) => withdrawRevision(deps, input, call),
  publishRevision: (input, call) => publishRevision(deps, input, call),
  scheduleRevision: (input, call) => scheduleRevision(deps, input, call),
  rollBackContent: (input, call) => rollBackContent(deps, input, call),
});
