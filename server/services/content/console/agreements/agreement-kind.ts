import { z } from 'zod';
import { paragraphChanges } from '#core/rules/agreements/paragraph-changes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import type { Tx } from '../../../../db/database.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import type { ProposalKind } from '../../../operators/public.ts';
import { lockAgreement } from './agreement-lists.ts';

const input = z.object({
  templateId: z.string(),
  baseVersion: z.string(),
  title: z.string(),
  body: z.string(),
  effectiveAt: z.string().nullable(),
  needsConsent: z.boolean(),
});
type Proposed = z.output<typeof input>;

/** Paragraphs without blank lines: pages separate them by their line breaks. */
const bodyOf = (body: string): string =>
  body
    .split(/\r\n|\r|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n');

/** The versions of an agreement under its lock, the latest first. The latest is the one that the proposal changes. */
async function lockedVersions(tx: Tx, { templateId, baseVersion }: Proposed, now: Date) {
  await lockAgreement(tx, templateId);
  const versions = await tx
    .selectFrom('agreements')
    .selectAll()
    .where('template_id', '=', templateId)
    .orderBy('published_at', 'desc')
    .execute();
  const [latest] = versions;
  if (!latest) throw new NotFound('没有这份协议');
  if (latest.published_at > now) throw new Refusal(`${latest.version} 还没有生效，请先撤销它再提新版本`);
  if (latest.version !== baseVersion) throw new Refusal(`${latest.version} 已经生效，请刷新后在它上面改`);
  return { versions, latest };
}

/** 2026.3 after 2026.2; the first of a year is .1. */
function nextVersion(versions: readonly { readonly version: string }[], now: Date): string {
  const { year } = chinaTime(now.getTime());
  const used = versions.map(({ version }) => new RegExp(`^${year}\\.(\\d+)$`).exec(version)?.[1] ?? '0');
  return `${year}.${Math.max(0, ...used.map(Number)) + 1}`;
}

/** A new version of an agreement. Versions that were agreed to are never changed: the database refuses it. */
export const agreementVersion: ProposalKind<Proposed> = {
  kind: 'agreement.version',
  act: '协议新版本',
  objectKind: 'agreement',
  approve: 'agreements.approve',
  input,
  needsTotp: () => false,
  async dryRun(tx, proposed, now) {
    const { latest } = await lockedVersions(tx, proposed, now);
    const { title, body, effectiveAt, needsConsent, templateId } = proposed;
    const texts = [
      ...(latest.title === title ? [] : [{ field: '标题', before: latest.title, after: title }]),
      ...paragraphChanges(latest.body, bodyOf(body)).flatMap(({ kind, before, after }, at) =>
        kind === 'same' ? [] : [{ field: `第 ${at + 1} 段`, before, after }],
      ),
    ];
    const at = effectiveAt !== null && Date.parse(effectiveAt) > now.getTime() ? effectiveAt : null;
    const terms = [
      { field: '生效', before: '', after: at === null ? '同意后马上' : chinaMinute(Date.parse(at)) },
      { field: '重新征求同意', before: '', after: needsConsent ? '要' : '不要' },
    ];
    return {
      target: templateId,
      targetName: latest.title,
      baseVersion: latest.version,
      // A proposal without a changed text changes nothing.
      changes: texts.length === 0 ? [] : [...texts, ...terms],
      effects: [
        needsConsent
          ? '生效后，以前的同意不再算数：登录、福袋和上网报告这些要同意的地方会再问一次'
          : '生效后，同意过旧版的用户不再问；新用户看到的是新版',
        '已有的同意留着，仍指向当时读到的那一版',
      ],
      costFen: null,
    };
  },
  async apply(tx, proposed, { now, proposalId }) {
    const { versions } = await lockedVersions(tx, proposed, now);
    const { templateId, title, body, effectiveAt, needsConsent } = proposed;
    const planned = effectiveAt === null ? now : new Date(effectiveAt);
    await tx
      .insertInto('agreements')
      .values({
        template_id: templateId,
        version: nextVersion(versions, now),
        title,
        body: bodyOf(body),
        published_at: planned > now ? planned : now,
        needs_consent: needsConsent,
        proposal_id: proposalId,
      })
      .execute();
  },
};
