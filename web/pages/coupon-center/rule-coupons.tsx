import { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import type { CouponBusiness } from '#core/contract/activity/coupon-activities.shapes.ts';
import type { OfferedCoupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import { OfferedTicket } from './offered-ticket.tsx';
import { useClaimRule } from './use-claim-rule.ts';
import styles from './coupon-center.module.css';

type Rule = CouponBusiness['rules'][number];

/** The coupons of an activity with rules, as 升级有礼; takes no space where none runs. */
export function RuleCoupons({ actId }: { readonly actId: string | undefined }) {
  const call = useApi();
  const kind = useSession(({ session }) => session.kind);
  const { data } = useQuery(
    [calls.couponBusiness.path, kind, actId],
    () => call(calls.couponBusiness, { actId }, { quiet: true }),
    { enabled: kind !== 'unknown' },
  );
  const claim = useClaimRule();
  if (!data) return null;
  return (
    <section data-floor={data.title}>
      <FloorHeader className={styles.heading} title={data.title} />
      {data.intro.map((text) => (
        <p key={text} className={styles.intro}>
          {text}
        </p>
      ))}
      <CouponList label={data.title}>
        {data.rules.flatMap((rule) =>
          rule.coupons.map((offer) => (
            <OfferedTicket
              key={`${rule.ruleId} ${offer.templateId}`}
              offer={shownOffer(rule, offer)}
              busy={claim.claiming === rule.ruleId}
              onClaim={() => claim.claim({ actId: data.actId, ruleId: rule.ruleId })}
            />
          )),
        )}
      </CouponList>
    </section>
  );
}

/** A coupon of a rule that is not met says what is missing. */
const shownOffer = ({ met, ruleText }: Rule, offer: OfferedCoupon): OfferedCoupon =>
  met || offer.offerState !== 'claimable'
    ? { ...offer, limitText: ruleText }
    : { ...offer, offerState: 'notEntitled', reason: `${ruleText}可领` };
