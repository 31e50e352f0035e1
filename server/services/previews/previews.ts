import type { Selectable } from 'kysely';
import { hosts } from '#core/config/hosts.ts';
import { rolledBack } from '../../db/rolled-back.ts';
import type { PreviewTokens } from '../../db/schema/previews.ts';
import type { Deps } from '../../deps.ts';
import type { Call, Member } from '../../http/call.ts';
import type { Preview, Previews, ViewAs } from '../../http/operators/previews.ts';
import { tokenHash } from '../../http/secrets.ts';
import { hasOpenRevisions, showRevisions } from '../content/public.ts';
import { showNotice } from '../operators/public.ts';
import { addAudience } from './audience.ts';
import { depsInPreview, depsInViewAs } from './deps-in-preview.ts';
import { viewAsOfToken } from './view-as/view-as-of-token.ts';

type HandlersByService = Readonly<
  Record<string, Readonly<Record<string, (input: unknown, call: Call) => Promise<unknown>>>>
>;

/**
 * Reads pages before they are published. Each call gets use cases of its own, so that nothing that they cache lasts longer than
 * the call, and a transaction with the drafts and the audience in it, which is rolled back.
 */
export function previewsWith(deps: Deps, handlersWith: (deps: Deps) => object): Previews {
  const { db, clock, encryption } = deps;
  // A preview takes one connection of the pool, however many calls its page makes at once.
  const inTurn = oneAtATime();
  return {
    async find(token) {
      const viewAs = await viewAsOfToken(deps, token);
      if (viewAs) return viewAs;
      const row = await db
        .selectFrom('preview_tokens as t')
        .innerJoin('operators as o', 'o.operator_id', 't.operator_id')
        .selectAll('t')
        .where('t.token_hash', '=', tokenHash(token))
        .where('t.expires_at', '>', clock.now())
        .where('o.state', '=', 'active')
        .executeTakeFirst();
      return row && (await hasOpenRevisions(db, row.revision_ids)) ? previewOf(row) : undefined;
    },
    read: (preview, { name, input, call, as }) =>
      inTurn(() => {
        const now = preview.at ?? clock.now();
        return rolledBack(db, now, async (own) => {
          const caller = await own.transaction().execute(async (tx) => {
            await showRevisions(tx, preview.revisionIds, now);
            if (preview.notice) await showNotice(tx, preview.notice, now);
            if (as === 'guest' || preview.level === null) return undefined;
            return preview.viewAs ? memberOf(preview.viewAs) : addAudience(tx, encryption, preview, now);
          });
          const [service = '', callName = ''] = name.split('.');
          const inPreview = preview.viewAs
            ? depsInViewAs(deps, own)
            : depsInPreview(deps, { db: own, now, areaNum: preview.areaNum });
          const handlers = handlersWith(inPreview) as HandlersByService;
          const handle = handlers[service]?.[callName];
          if (!handle) throw new Error(`${name} is not built`);
          return handle(input, { ...call, caller });
        });
      }),
  };
}

const previewOf = (row: Selectable<PreviewTokens>): Preview => ({
  tokenHash: row.token_hash,
  revisionIds: row.revision_ids,
  level: row.level,
  areaNum: row.area_num,
  brand: row.brand_num,
  host: hosts.find(({ id }) => id === row.host)?.id ?? 'others',
  at: row.shown_at,
  notice: row.notice,
  viewAs: null,
});

/** The subscriber without a session of theirs. */
const memberOf = ({ userId, mobile }: ViewAs): Member => ({ userId, mobile, sessionId: 'view-as' });

/** Does each work after the one before it has ended, however it ended. */
function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
