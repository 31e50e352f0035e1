import { sql, type NotNull, type SelectQueryBuilder } from 'kysely';
import type { EventKind } from '#core/rules/tracking/event-kind.ts';
import { funnel, pageIdsOf } from '#core/rules/tracking/funnel.ts';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const within = (db: Db, { from, to }: Span): SelectQueryBuilder<Tables, 'events', object> =>
  db.selectFrom('events').where('at', '>', from).where('at', '<=', to);

/** The number of events by minute and kind. */
export const countsByMinute = (
  db: Db,
  span: Span,
): Promise<{ minute: Date; kind: EventKind; events: number }[]> =>
  within(db, span)
    .select([
      sql<Date>`date_trunc('minute', at)`.as('minute'),
      'kind',
      ({ fn }) => fn.countAll<number>().as('events'),
    ])
    .groupBy(['minute', 'kind'])
    .orderBy('minute')
    .execute();

/** Visits that reached each step of the funnel. */
export async function funnelCounts(
  db: Db,
  span: Span,
): Promise<{ step: string; title: string; visits: number }[]> {
  const counted = (await within(db, span)
    .select(({ fn, eb }) =>
      funnel.map((step) =>
        fn
          .count<number>('path_id')
          .distinct()
          .filterWhere(
            eb.or([
              eb('page_id', '=', eb.fn.any(eb.val([...pageIdsOf(step)]))),
              eb('kind', '=', eb.fn.any(eb.val([...step.kinds]))),
            ]),
          )
          .as(step.step),
      ),
    )
    .executeTakeFirstOrThrow()) as Readonly<Record<string, number>>;
  return funnel.map(({ step, title }) => ({ step, title, visits: counted[step] ?? 0 }));
}

/** The pages with the most events. */
export const topPages = (
  db: Db,
  span: Span,
): Promise<{ pageId: string; pageName: string | null; events: number; visits: number }[]> =>
  within(db, span)
    .where('page_id', 'is not', null)
    .select([
      'page_id as pageId',
      sql<string | null>`max(record->>'pageName')`.as('pageName'),
      ({ fn }) => fn.countAll<number>().as('events'),
      ({ fn }) => fn.count<number>('path_id').distinct().as('visits'),
    ])
    .groupBy('page_id')
    .orderBy('events', 'desc')
    .orderBy('page_id')
    .limit(10)
    .$narrowType<{ pageId: NotNull }>()
    .execute();

/** The newest rows as stored, masked. */
export const newestEvents = (db: Db, span: Span) =>
  within(db, span)
    .select([
      'at',
      'kind',
      'user_id as userId',
      'path_id as pathId',
      'page_id as pageId',
      'action_type as actionType',
      'record',
    ])
    .orderBy('at', 'desc')
    .limit(50)
    .execute();
