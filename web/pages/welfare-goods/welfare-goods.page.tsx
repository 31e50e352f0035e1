import { useId } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { adPositions } from '#core/rules/tracking/ad-positions.ts';
import {
  welfareAccess,
  welfarePromotion,
  type WelfareAccess,
} from '#core/rules/membership/welfare-levels.ts';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { promotionLimits } from '#core/rules/pricing/promotion-text.ts';
import { AdBanner, adPosition } from '#web/features/goods/ad-banner.tsx';
import { GoodsPages } from '#web/features/goods/list/goods-pages.tsx';
import { GoodsRow, type GoodsRowProps } from '#web/features/goods/list/goods-row.tsx';
import { useBuyer } from '#web/features/goods/prices/use-buyer.ts';
import { usePromotionUses } from '#web/features/goods/prices/use-promotion-uses.ts';
import { goodsPage, useGoodsPages } from '#web/features/goods/list/use-goods-pages.ts';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import { WelfareHead } from './welfare-head.tsx';
import { welfarePrice } from './welfare-price.ts';
import { welfareLevel, welfareTabs } from './welfare-tabs.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './welfare-goods.module.css';

const focusId = adPositions.RH5;
const states: Readonly<Record<WelfareAccess, { readonly text: string; readonly kind: TagProps['kind'] }>> = {
  guest: { text: '登录后可买', kind: 'soft' },
  open: { text: '已解锁', kind: 'ok' },
  locked: { text: '未解锁', kind: 'mute' },
};

/** 福利好物: what each level may buy at its own price. */
function WelfareGoods() {
  const go = useGo();
  const panelId = useId();
  const who = useMembership();
  const { goToLogin } = useSessionActions();
  const order = useOrderMembership();
  const own = who.kind === 'known' ? who.info.userDto.vipTypeLevel : undefined;
  const level = welfareLevel(useQueryValue('level'), own);
  const feed = useGoodsPages(catalogue.promotionGoods, { promoteId: welfarePromotion(level) });
  const access = welfareAccess(level, own);
  const buyer = useBuyer(true, true);
  const { uses } = usePromotionUses(true);
  const usedNote = ({ promotions = [] }: GoodsCard): string | undefined =>
    promotions.flatMap((each) => {
      const use = uses.find(({ promotionId }) => promotionId === each.promotionId);
      return use ? [promotionLimits(each, use)] : [];
    })[0];
  const actions: Readonly<Record<WelfareAccess, GoodsRowProps['action']>> = {
    guest: { text: '登录购买', onPress: goToLogin },
    open: { text: '购买' },
    locked: { text: own === 0 ? '开通可买' : '升级可买', kind: 'soft', onPress: () => void order() },
  };
  const title = feed.first?.title ?? `${welfareTabs[level - 1]?.text ?? ''}福利`;
  return (
    <PageFrame title="福利好物" hero={{ motif: 'cloud', height: 240 }}>
      <WelfareHead who={who} />
      <ProvinceNote />
      <AdBanner focusId={focusId} label="会员推荐" />
      <Card className={styles.categories}>
        <Tabs
          className={styles.categoryTabs}
          label="会员等级"
          spread
          items={welfareTabs}
          value={String(level)}
          panelId={panelId}
          onChange={(chosen) => go({ page: 'welfareGoods', query: { level: chosen } }, 'replace')}
        />
      </Card>
      <div id={panelId} role="tabpanel" aria-label={title} data-floor={title}>
        <Floor
          header={{
            title,
            chip: <Tag kind={states[access].kind}>{states[access].text}</Tag>,
            meta: feed.first?.subTitle,
          }}
        >
          <GoodsPages
            label={title}
            density="row"
            feed={feed}
            empty={<EmptyState art="goods" size={116} title="本级福利正在准备" text="先看看其他等级的福利" />}
            renderCard={(goods, href, at) => (
              <GoodsRow
                goods={goods}
                href={href}
                eager={at < 4}
                action={actions[access]}
                price={welfarePrice(goods, access === 'open' && buyer ? buyer : { level })}
                note={usedNote(goods)}
              />
            )}
          />
        </Floor>
      </div>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: WelfareGoods,
  firstCalls: ({ search }) => {
    const promoteId = welfarePromotion(
      welfareLevel(new URLSearchParams(search).get('level') ?? undefined, undefined),
    );
    return [
      {
        endpoint: catalogue.promotionGoods,
        input: goodsPage<typeof catalogue.promotionGoods>({ promoteId }, 1),
      },
      { endpoint: placement.memberRecommend, input: adPosition(focusId) },
    ];
  },
};
