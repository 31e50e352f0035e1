import { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { HalfPrice } from '#core/contract/activity/flash-sales.shapes.ts';
import { halfPriceLeft, halfPriceSession } from '#core/rules/activity/half-price-left.ts';
import { flashSaleButton, type FlashSaleButton } from '#core/rules/activity/flash-sale-button.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { GoodsCards } from '#web/features/goods/list/goods-cards.tsx';
import { GoodsSkeleton } from '#web/features/goods/list/goods-skeleton.tsx';
import { useLinkedGoods } from '#web/features/goods/list/use-linked-goods.ts';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { FlashSaleRow } from '#web/features/flash-sales/flash-sale-row.tsx';
import { useMyFlashSales } from '#web/features/flash-sales/use-my-flash-sales.ts';
import { useFlashSaleActions } from '#web/features/flash-sales/use-flash-sale-actions.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { HalfHead } from './half-head.tsx';

/** 五折购: goods at half price for members with the right type, within the quota of a month. */
function HalfPricePage() {
  const answer = useCall(flashSales.halfPrice, {}, { staleMs: 0 });
  const mine = useMyFlashSales(answer.data?.sessionId);
  const left = answer.data && mine ? halfPriceLeft(answer.data, mine) : undefined;
  return (
    <PageFrame title="五折购" hero={{ motif: 'cloud', height: 240 }}>
      <HalfHead quotaPerMonth={answer.data?.quotaPerMonth ?? null} left={left} />
      <ProvinceNote />
      <Floor header={{ title: '五折好物', meta: '会员专享，每月可购' }}>
        <QueryState
          query={answer}
          skeleton={<GoodsSkeleton count={5} density="row" />}
          failedTitle="五折商品没有加载出来"
          isEmpty={(zone) => zone === null || zone.goods.length === 0}
          empty={<EmptyState art="goods" size={116} title="五折商品正在准备" text="先去看看秒杀" />}
        >
          {(zone) => zone && <HalfList zone={zone} at={answer.at} mine={mine} />}
        </QueryState>
      </Floor>
    </PageFrame>
  );
}

interface HalfListProps {
  readonly zone: HalfPrice;
  readonly at: number;
  readonly mine: ReturnType<typeof useMyFlashSales>;
}

function HalfList({ zone, at, mine }: HalfListProps) {
  const offset = useServerOffset(zone.serverNow, at);
  const goods = useLinkedGoods(zone.goods);
  const { press, busyId } = useFlashSaleActions(useOrderMembership());
  const now = Date.parse(zone.serverNow);
  const session = halfPriceSession(zone);
  return (
    <GoodsCards
      density="row"
      label="五折好物"
      goods={goods}
      renderCard={(each, href, place) => (
        <FlashSaleRow
          goods={each}
          href={href}
          eager={place < 4}
          button={halfWords(flashSaleButton(session, each, mine, now), each)}
          clock={{ now, offset }}
          pricePrefix="五折价"
          meter={undefined}
          busy={busyId === each.activityId}
          onPress={press}
        />
      )}
    />
  );
}

/** The words of a purchase that is no rush. */
function halfWords(
  button: FlashSaleButton,
  { regularPriceFen }: HalfPrice['goods'][number],
): FlashSaleButton {
  const { kind } = button.action;
  if (kind === 'reserve')
    return {
      ...button,
      text: '五折购买',
      ...(regularPriceFen !== undefined && { note: `售价¥${shortYuan(regularPriceFen)}的五折` }),
    };
  if (kind === 'join') return { ...button, text: '开通可买', note: '会员专享，开通后可买' };
  return button.text === '已抢光' ? { ...button, text: '已售完' } : button;
}

export const page: PageDefinition = {
  Page: HalfPricePage,
  firstCalls: () => [{ endpoint: flashSales.halfPrice, input: {} }],
};
