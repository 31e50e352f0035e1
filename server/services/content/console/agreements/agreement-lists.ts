import { sql } from 'kysely';
import type { agreementConsole } from '#core/contract/console/messages/agreements.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../../db/database.ts';
import { NotFound } from '../../../../http/refusal.ts';

type State = 'planned' | 'inForce' | 'replaced';

/** Of versions from the latest to the oldest, the first that has begun is in force. */
function statesOf(published: readonly Date[], now: Date): readonly State[] {
  const inForce = published.findIndex((at) => at <= now);
  return published.map((_, at) =>
    at === inForce ? 'inForce' : inForce !== -1 && at > inForce ? 'replaced' : 'planned',
  );
}

const waitingOnes = (db: Db, now: Date) =>
  db
    .selectFrom('proposals')
    .select(['proposal_id', 'target'])
    .where('kind', '=', 'agreement.version')
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now);

/** Each agreement with the version in force and what comes next. */
export async function agreementList(
  db: Db,
  now: Date,
): Promise<DataOf<typeof agreementConsole.agreementList>> {
  const [rows, waiting] = await Promise.all([
    db
      .selectFrom('agreements')
      .select(['template_id', 'version', 'title', 'published_at', 'needs_consent'])
      .orderBy('template_id')
      .orderBy('published_at', 'desc')
      .execute(),
    waitingOnes(db, now).execute(),
  ]);
  const byTemplate = Map.groupBy(rows, ({ template_id }) => template_id);
  return {
    rows: [...byTemplate].flatMap(([templateId, versions]) => {
      const states = statesOf(
        versions.map(({ published_at }) => published_at),
        now,
      );
      const at = Math.max(0, states.indexOf('inForce'));
      const shown = versions[at];
      const next = states[at] === 'inForce' ? versions[at - 1] : undefined;
      return shown
        ? [
            {
              templateId,
              version: shown.version,
              title: shown.title,
              publishedAt: shown.published_at.toISOString(),
              needsConsent: shown.needs_consent,
              state: states[at] ?? 'planned',
              versions: versions.length,
              next: next ? { version: next.version, publishedAt: next.published_at.toISOString() } : null,
              isWaiting: waiting.some(({ target }) => target === templateId),
            },
          ]
        : [];
    }),
  };
}

/** Every version of an agreement with its text, the latest first. */
export async function agreementHistory(
  db: Db,
  templateId: string,
  now: Date,
): Promise<DataOf<typeof agreementConsole.agreementVersions>> {
  const [rows, waiting] = await Promise.all([
    db
      .selectFrom('agreements as a')
      .leftJoin('proposals as p', 'p.proposal_id', 'a.proposal_id')
      .leftJoin('operators as o', 'o.operator_id', 'p.proposed_by')
      .leftJoin('operators as d', 'd.operator_id', 'p.decided_by')
      .selectAll('a')
      .select(['o.name as proposer', 'd.name as decider'])
      .where('a.template_id', '=', templateId)
      .orderBy('a.published_at', 'desc')
      .execute(),
    waitingOnes(db, now).where('target', '=', templateId).executeTakeFirst(),
  ]);
  if (rows.length === 0) throw new NotFound('没有这份协议');
  const states = statesOf(
    rows.map(({ published_at }) => published_at),
    now,
  );
  return {
    templateId,
    proposalId: waiting?.proposal_id ?? null,
    versions: rows.map((row, at) => ({
      version: row.version,
      title: row.title,
      body: row.body,
      publishedAt: row.published_at.toISOString(),
      needsConsent: row.needs_consent,
      state: states[at] ?? 'replaced',
      proposedBy: row.proposer,
      approvedBy: row.decider,
    })),
  };
}

/** New versions of one agreement follow each other; the lock ends with the transaction. */
export const lockAgreement = (db: Db, templateId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`agreement ${templateId}`}, 0))`.execute(db);
