import { useId } from 'react';
import { coupons } from '#core/contract/goods/coupons.ts';
import type { DiscountedGoods } from '#core/contract/goods/coupons.shapes.ts';
import { checkoutQuery } from '#core/rules/order/checkout-query.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { adPositions } from '#core/rules/tracking/ad-positions.ts';
import { AdBanner, adPosition } from '#web/features/goods/ad-banner.tsx';
import { GoodsOriginProvider } from '#web/features/goods/goods-origin.tsx';
import { GoodsPages } from '#web/features/goods/list/goods-pages.tsx';
import { GoodsRow } from '#web/features/goods/list/goods-row.tsx';
import { countText } from '#core/rules/goods/search/count-text.ts';
import { goodsPage, useGoodsPages } from '#web/features/goods/list/use-goods-pages.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useGo, useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { accountOf, discountAccounts } from './discount-accounts.ts';
import { CategoryChips } from './category-chips.tsx';
import { DiscountHead } from './discount-head.tsx';
import { discountedPrice } from './discounted-price.ts';
import styles from './rights-discount.module.css';

/** Links to goods carry the selected account (§2). */
const origin = { routeName: 'JyDiscountGoodsList' };
const focusId = adPositions.RH4;

/** 权益优惠购: goods with what they cost once a right's coupon is laid down. */
function RightsDiscount() {
  const go = useGo();
  const href = useHref();
  // At the till this card pays and no other, so that the price is the one of the list.
  const tillOf = ({ goodsId, goodsUrl, skuId }: DiscountedGoods, card: string) =>
    goodsUrl
      ? undefined
      : href(checkoutTarget({ goodsId, ...checkoutQuery([{ skuId, quantity: 1 }], [card]) }));
  const panelId = useId();
  const { key: couponType, text, card } = accountOf(useQueryValue('accountType'));
  const categoryId = useQueryValue('categoryId');
  const requested = { couponType, ...(categoryId && { categoryId }) };
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const open = useGoodsPages(coupons.couponGoods, requested, { enabled: !signedIn });
  const cardCode = useQueryValue('cardCode') || undefined;
  const own = useGoodsPages(coupons.discountsByCoupon, { ...requested, cardCode }, { enabled: signedIn });
  const shown = signedIn ? own : open;
  const coupon = own.first?.coupon;
  const who = useMembership();
  const isReady =
    who.kind === 'guest' || (who.kind !== 'unknown' && (own.first !== undefined || own.error !== undefined));
  const empty = (
    <EmptyState
      art="search"
      size={116}
      title={`暂时没有${cardCode === undefined ? text : '这张券'}可用的商品`}
      text="换一种优惠方式看看"
    />
  );
  return (
    <PageFrame
      title="权益优惠购"
      hero={{ motif: 'cloud', height: 240 }}
      right={<NavPageLink text="我的券" to={{ page: 'myCoupons' }} />}
    >
      <DiscountHead coupon={coupon} failed={own.error !== undefined} card={card} />
      <MemberGate ready={isReady} skeleton={<ListSkeleton />}>
        <ProvinceNote />
        <AdBanner focusId={focusId} label="优惠推荐" />
        <div className={styles.accountTypes}>
          <Chips
            label="优惠方式"
            items={discountAccounts}
            value={couponType}
            panelId={panelId}
            onChange={(accountType) => go({ page: 'rightsDiscount', query: { accountType } }, 'replace')}
          />
        </div>
        <CategoryChips
          couponType={couponType}
          value={categoryId}
          panelId={panelId}
          onChange={(chosen) =>
            go(
              { page: 'rightsDiscount', query: { accountType: couponType, categoryId: chosen, cardCode } },
              'replace',
            )
          }
        />
        <GoodsOriginProvider value={origin}>
          <div id={panelId} role="tabpanel" aria-label={text} data-floor={text}>
            <Floor
              header={{
                title: cardCode !== undefined && coupon ? '这张券可用的商品' : `${text}可用商品`,
                meta: shown.first && `共${countText(shown.first.total, shown.first.isTotalMinimum)}件`,
              }}
            >
              {signedIn ? (
                <GoodsPages
                  label={`${text}商品`}
                  density="row"
                  feed={own}
                  empty={empty}
                  renderCard={(goods, link, at) => (
                    <GoodsRow
                      goods={goods}
                      href={link}
                      eager={at < 4}
                      action={
                        cardCode ? { text: '用券购买', href: tillOf(goods, cardCode) } : { text: '优惠购' }
                      }
                      price={discountedPrice(goods)}
                    />
                  )}
                />
              ) : (
                <GoodsPages
                  label={`${text}商品`}
                  density="row"
                  feed={open}
                  empty={empty}
                  renderCard={(goods, link, at) => (
                    <GoodsRow goods={goods} href={link} eager={at < 4} action={{ text: '优惠购' }} />
                  )}
                />
              )}
            </Floor>
          </div>
        </GoodsOriginProvider>
      </MemberGate>
    </PageFrame>
  );
}

/** Skeleton of a member's prices. */
const ListSkeleton = () => (
  <Floor label="加载中" busy>
    <div role="status" aria-label="加载中">
      <SkeletonBox height={420} radius={10} />
    </div>
  </Floor>
);

export const page: PageDefinition = {
  Page: RightsDiscount,
  firstCalls: ({ search }) => {
    const { key: couponType } = accountOf(new URLSearchParams(search).get('accountType') ?? undefined);
    return [
      { endpoint: coupons.couponGoods, input: goodsPage<typeof coupons.couponGoods>({ couponType }, 1) },
      { endpoint: placement.memberRecommend, input: adPosition(focusId) },
    ];
  },
};
