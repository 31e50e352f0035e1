import { useEffect, useEffectEvent, useId, useState } from 'react';
import { cardProduct } from '#core/contract/content/card-product.ts';
import type { EasyUseCard, ExchangeGoods } from '#core/contract/goods/easy-use.shapes.ts';
import { easyUse } from '#core/contract/goods/easy-use.ts';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { nextLook } from '#web/features/rights/next-look.ts';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { ExchangeBar } from './exchange-bar.tsx';
import { ExchangeChoice } from './exchange-choice.tsx';
import { channelGoods, hotGoods } from './exchange-input.ts';
import styles from './exchange-shelf.module.css';

interface ExchangeShelfProps {
  readonly floor: FloorOf<'exchange'>;
  readonly card: QueryResult<EasyUseCard | null>;
}

/** Goods for tickets by channel; the chosen ones are exchanged together. */
export function ExchangeShelf({ floor, card }: ExchangeShelfProps) {
  const panelId = useId();
  const [tab, setTab] = useState('');
  const [chosen, setChosen] = useState<readonly ExchangeGoods[]>([]);
  const isMember = useSession(({ session }) => session.kind === 'member');
  const hot = useCall(easyUse.easyUseHotGoods, hotGoods);
  const ofChannel = useCall(easyUse.easyUseGoods, channelGoods(tab), { enabled: tab !== '' });
  const shown = tab === '' ? hot : ofChannel;
  // The document has the goods of the card on offer; a holder's own card may have others.
  const refetchOwn = useEffectEvent(() => void hot.refetch());
  useEffect(() => {
    if (isMember) refetchOwn();
  }, [isMember]);
  const owned = card.data ?? undefined;
  const rights = useCall(
    cardProduct.memberRights,
    { offerId: owned?.productId ?? '' },
    { enabled: owned !== undefined, refetchMs: nextLook },
  );
  const statusOf = new Map(
    rights.data?.groupList.flatMap(({ rightsList }) =>
      rightsList.map(({ rightsId, recvStatus }) => [rightsId, recvStatus] as const),
    ),
  );
  const reader = useRightReader();
  const readerOf = ({ rightsId, goodsName }: ExchangeGoods) =>
    rightsId ? () => reader.read({ rightsId, name: goodsName }) : undefined;
  const left = owned?.usableCount ?? floor.tabs.length;
  const choose = (goods: ExchangeGoods) => {
    const isChosen = chosen.some(({ rightsId }) => rightsId === goods.rightsId);
    if (isChosen) return setChosen(chosen.filter(({ rightsId }) => rightsId !== goods.rightsId));
    if (owned && chosen.length >= left)
      return toast(left === 0 ? '本月的券已用完' : `还有${left}张券，已选满`);
    return setChosen([...chosen, goods]);
  };
  return (
    <>
      <Tabs
        className={styles.tabs}
        label={floor.title}
        items={floor.tabs.map(({ goodsChannelId, name }) => ({ key: goodsChannelId ?? '', text: name }))}
        value={tab}
        onChange={setTab}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={floor.tabs.find((each) => (each.goodsChannelId ?? '') === tab)?.name}
        data-floor={floor.title}
      >
        <Floor className={styles.shelf} label={floor.title} busy={!shown.data && shown.loading}>
          {shown.data && shown.data.list.length === 0 && (
            <EmptyState art="gifts" size={116} title="这一类暂时没有可兑换的权益" text="换一类看看" />
          )}
          {shown.data && (
            <ul className={styles.goods}>
              {shown.data.list.map((goods, at) => (
                <ExchangeChoice
                  key={goods.skuId}
                  goods={goods}
                  status={statusOf.get(goods.rightsId ?? '')}
                  chosen={chosen.some(({ rightsId }) => rightsId === goods.rightsId)}
                  eager={at < 6}
                  onChoose={() => choose(goods)}
                  onRead={readerOf(goods)}
                />
              ))}
            </ul>
          )}
          {!shown.data &&
            (shown.error && !shown.loading ? (
              <FailedState look="strip" title="权益没有加载出来" onRetry={() => void shown.refetch()} />
            ) : (
              <SkeletonBox height={330} radius={10} />
            ))}
          {reader.sheet}
        </Floor>
      </div>
      {chosen.length > 0 && (
        <ExchangeBar
          chosen={chosen}
          card={card.data}
          rights={rights.data}
          onExchanged={() => {
            setChosen([]);
            void card.refetch();
          }}
        />
      )}
    </>
  );
}
