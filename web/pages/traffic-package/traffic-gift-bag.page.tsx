import { memberPage } from '#core/contract/content/member-page.ts';
import { giftBag } from '#core/contract/order/gift-bag.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { bagTier } from './bag-offer.tsx';
import { BagPanel } from './bag-panel.tsx';
import { useBagSettled } from './use-bag-settled.ts';
import styles from './traffic-package.module.css';

/** 会员流量礼包: the headquarters' members choose one a month. */
function TrafficGiftBag() {
  const href = useHref();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const bagSettled = useBagSettled();
  const bags = useCall(giftBag.trafficBagCount, {}, { enabled: signedIn });
  const count = bags.data && `本月已领${bags.data.haveCount}份，还可领${bags.data.leftCount}份`;
  return (
    <PageFrame
      title="会员流量礼包"
      hero={{ motif: 'wave', height: 260, className: styles.hero }}
      right={<NavPageLink text="领取记录" to={{ page: 'rightsEntranceRecords' }} />}
    >
      <ProvinceNote />
      <BagPanel />
      <MemberGate ready={bagSettled} skeleton={null}>
        <Cells title="更多流量" titleHidden>
          <Cell title="本月礼包" end={count ?? (signedIn ? '—' : '登录后查看')} />
          <Cell
            title="流量不够用"
            note="日包、7天包、月包随时办理"
            href={href({ page: 'trafficPackage' })}
            end="去看看"
          />
          <Cell
            title="用券兑换流量"
            note="流量礼包券可直接兑换流量包"
            href={href({ page: 'rightsDiscount', query: { accountType: 'lllb' } })}
            end="去兑换"
          />
        </Cells>
      </MemberGate>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: TrafficGiftBag,
  firstCalls: () => [{ endpoint: memberPage.memberTiers, input: bagTier }],
  images: ['goods/data-cut'],
};
