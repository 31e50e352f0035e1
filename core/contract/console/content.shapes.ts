import { z } from 'zod';
import { questionKinds } from '../user/question-kinds.ts';
import { shape } from '../endpoint.ts';
import { count, idText, integer, isoTime, noData, singleLine } from '../fields.ts';
import { fieldChange, keyset, operatorName, rowsOf } from './fields.shapes.ts';

/** What operators edit; the fields of each stand in core/rules/console/content-forms. */
export const contentKinds = [
  'floors',
  'materials',
  'notices',
  'lamps',
  'questions',
  'searchWords',
  'synonyms',
  'menus',
  'rightTexts',
  'categories',
  'marketingPoints',
  'preheatNotices',
  'guideSteps',
  'pageTexts',
  'zoneCards',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export const revisionStates = [
  'draft',
  'scheduled',
  'published',
  'replaced',
  'rolled_back',
  'withdrawn',
] as const;
export type RevisionState = (typeof revisionStates)[number];

const kind = z.enum(contentKinds);
/** Codes of pages and positions; `all` where there is one of a kind. */
const key = singleLine(64);
/** Items by their fields; the kind's own schema reads them. */
const document = z.object({ items: z.array(z.record(z.string(), z.json())).max(200) });
const reason = singleLine(200, 4);

const revision = z.object({
  revisionId: z.string(),
  version: z.int(),
  state: z.enum(revisionStates),
  note: z.string(),
  /** Null: what was live before the first draft, or what a scheduled end restored. */
  madeBy: operatorName.nullable(),
  savedAt: isoTime,
  publishAt: isoTime.nullable(),
  unpublishAt: isoTime.nullable(),
  publishedAt: isoTime.nullable(),
  /** The version whose content it repeats. */
  repeats: z.int().nullable(),
  /** Why a scheduled publication was not possible. */
  fault: z.string(),
});
export type Revision = z.output<typeof revision>;

const entity = z.object({
  kind,
  key: z.string(),
  name: z.string(),
  items: count,
  /** The cities that live items are for alone. */
  cities: z.array(z.string()),
  version: z.int().nullable(),
  /** When a version was last published. */
  publishedAt: isoTime.nullable(),
  drafts: count,
  /** The next scheduled publication. */
  nextAt: isoTime.nullable(),
});
export type ContentEntity = z.output<typeof entity>;

const check = z.object({ result: z.enum(['pass', 'warn', 'fail']), text: z.string() });
export type ContentCheck = z.output<typeof check>;

const open = { revisionId: idText, edit: integer(1, 1_000_000) };

export const contentShapes = {
  contentEntities: shape(z.object({ kind }), z.object({ rows: z.array(entity) })),
  contentEntity: shape(
    z.object({ kind, key }),
    z.object({ name: z.string(), live: document, version: z.int().nullable() }),
  ),
  contentRevisions: shape(z.object({ kind, key, ...keyset }), rowsOf(revision)),
  contentRevision: shape(
    z.object({ revisionId: idText }),
    z.object({
      revision,
      edit: z.int(),
      document,
      /** Against what is live now. */
      changes: z.array(fieldChange),
      /** The live content changed since the draft was begun: it must be taken over before publishing. */
      isStale: z.boolean(),
      /** What both changed: live, and the draft. */
      conflicts: z.array(fieldChange),
    }),
  ),
  saveDraft: shape(
    z.object({
      kind,
      key,
      /** Absent: a new draft of what is live. */
      draft: z.object(open).optional(),
      document,
      note: singleLine(80, 0).default(''),
    }),
    z.object({ ...open, version: z.int() }),
  ),
  checkDraft: shape(z.object({ kind, key, document }), z.object({ checks: z.array(check) })),
  rebaseDraft: shape(z.object(open), z.object({ edit: z.int() })),
  publishRevision: shape(z.object({ ...open, reason }), noData),
  scheduleRevision: shape(
    z.object({ ...open, publishAt: isoTime, unpublishAt: isoTime.optional(), reason }),
    noData,
  ),
  withdrawRevision: shape(z.object({ revisionId: idText, reason }), noData),
  rollBackContent: shape(z.object({ revisionId: idText, reason }), z.object({ version: z.int() })),
  /** Votes on the questions of a kind, and searches of all kinds that found nothing. */
  questionFigures: shape(
    z.object({ kind: z.enum(questionKinds) }),
    z.object({
      votes: z.array(
        z.object({ questionId: z.string(), title: z.string(), helpful: z.int(), notHelpful: z.int() }),
      ),
      misses: z.array(z.object({ words: z.string(), asked: z.int(), lastDay: z.string() })),
    }),
  ),
  findContentGoods: shape(
    z.object({ words: singleLine(40, 0).default(''), ids: singleLine(2_000, 0).default('') }),
    z.object({
      rows: z.array(
        z.object({
          goodsId: z.string(),
          name: z.string(),
          picUrl: z.string(),
          priceFen: z.int(),
          isSold: z.boolean(),
        }),
      ),
    }),
  ),
};
