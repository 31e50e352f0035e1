import { z } from 'zod';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import { couponDraft, type CouponDraft } from '#core/contract/console/coupons/coupon-draft.shapes.ts';
import { couponTexts } from '#core/rules/console/coupons/coupon-texts.ts';
import type { Tx } from '../../../../db/database.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { ProposalKind } from '../../../operators/public.ts';
import { templateById } from '../../offers/template-by-id.ts';
import { checkDraft, scopeNames } from './check-draft.ts';
import { columnsOf, draftOf } from './template-draft.ts';

const common = { objectKind: 'coupon', approve: 'coupons.approve', needsTotp: () => false } as const;

function changesOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): FieldChange[] {
  return Object.entries(after)
    .map(([field, text]) => ({ field, before: before[field] ?? '', after: text }))
    .filter((change) => change.before !== change.after);
}

const newInput = z.object({ templateId: z.string(), draft: couponDraft });

/** A new coupon. Activities and grants give it to subscribers afterwards. */
export const newCoupon: ProposalKind<z.output<typeof newInput>> = {
  ...common,
  kind: 'coupon.new',
  act: '新建优惠券',
  input: newInput,
  async dryRun(tx, { templateId, draft }, now) {
    const { nameOf, uses } = await checkDraft(tx, draft, now);
    return {
      target: templateId,
      targetName: draft.title,
      baseVersion: 'new',
      changes: changesOf({}, couponTexts(draft, nameOf)),
      effects: [...uses, '同意后可以按名单发、放进领券活动，在那之前没有人领得到'],
      costFen: null,
    };
  },
  async apply(tx, { templateId, draft }) {
    await tx
      .insertInto('coupon_templates')
      .values({ template_id: templateId, family_id: null, ...columnsOf(draft) })
      .execute();
  },
};

const versionInput = z.object({ templateId: z.string(), draft: couponDraft });

/** The latest version of a coupon; that of the first version is locked, so that two new ones follow each other. */
async function latestVersion(tx: Tx, templateId: string) {
  const { family_id } = await templateById(tx, templateId);
  const familyId = family_id ?? templateId;
  await tx
    .selectFrom('coupon_templates')
    .select('template_id')
    .where('template_id', '=', familyId)
    .forNoKeyUpdate()
    .execute();
  const latest = await tx
    .selectFrom('coupon_templates')
    .selectAll()
    .where((e) => e.or([e('template_id', '=', familyId), e('family_id', '=', familyId)]))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { familyId, latest };
}

const losesMark = (isMarked: boolean, { validity }: CouponDraft): boolean =>
  isMarked && validity.kind === 'window';

/** A new version is a row of its own: coupons that were granted keep their terms. */
export const couponVersion: ProposalKind<z.output<typeof versionInput>> = {
  ...common,
  kind: 'coupon.terms',
  act: '优惠券新版本',
  input: versionInput,
  async dryRun(tx, { templateId, draft }, now) {
    const { familyId, latest } = await latestVersion(tx, templateId);
    if (draft.couponType !== latest.coupon_type) throw new Refusal('类型：新版本不能换，请另建一张券');
    const { nameOf, uses } = await checkDraft(tx, draft, now);
    const before = draftOf(latest);
    const names = await scopeNames(tx, before);
    return {
      target: familyId,
      targetName: latest.title,
      baseVersion: latest.template_id,
      changes: changesOf(
        couponTexts(before, (id) => names.get(id) ?? id),
        couponTexts(draft, nameOf),
      ),
      effects: [
        `成为第 ${latest.version + 1} 版，以后按名单发、新开领券活动都用这一版`,
        '已发出的券和正在领的活动保持原来的条件',
        ...uses,
        ...(losesMark(latest.for_compensation, draft) ? ['固定日期的券不能用来补偿，客服不再能给'] : []),
      ],
      costFen: null,
    };
  },
  async apply(tx, { templateId, draft }) {
    const { familyId, latest } = await latestVersion(tx, templateId);
    const version = latest.version + 1;
    await tx
      .insertInto('coupon_templates')
      .values({
        template_id: `${familyId}.v${version}`,
        family_id: familyId,
        version,
        for_compensation: latest.for_compensation && !losesMark(latest.for_compensation, draft),
        ...columnsOf(draft),
      })
      .execute();
  },
};
