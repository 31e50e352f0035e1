import type { BuyGroup, GroupOffer } from '#core/contract/activity/group-buy.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { shieldIcon } from '#web/art/icons/shield-icon.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Steps } from '#web/ui/steps/steps.tsx';
import styles from './group-share.module.css';

interface GroupStepsProps {
  readonly group: BuyGroup;
  readonly offer: GroupOffer;
  readonly seat: 'reserved' | 'paid' | 'refunded' | undefined;
}

/** The three steps of buying in a group; the current one is marked. A group that expired is at none of them. */
export function GroupSteps({ group, offer, seat }: GroupStepsProps) {
  const current = { open: seat === 'paid' ? 1 : 0, formed: 2, expired: -1 }[group.state];
  const steps = [
    { title: '参团付款', text: `¥${shortYuan(offer.priceFen)} 先占位` },
    { title: `满${offer.size}人成团`, text: `${offer.hours}小时内` },
    offer.isPhysical ? { title: '商家发货', text: '48小时内' } : { title: '自动发放', text: '成团后立即' },
  ];
  return (
    <Floor label="拼团流程" className={styles.stepsFloor}>
      <Steps steps={steps} current={current} />
      {group.state !== 'formed' && (
        <p className={styles.promise}>
          <Icon of={shieldIcon} size={16} className={styles.shield} />
          到时未成团，款项原路全额退回，无需申请
        </p>
      )}
    </Floor>
  );
}
