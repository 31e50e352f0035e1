import { useId, useState } from 'react';
import type { GroupOffers, OwnGroup } from '#core/contract/activity/group-buy.shapes.ts';
import type { GroupVisitor } from '#web/features/group-buy/use-group-action.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { OfferRow } from './offer-row.tsx';
import styles from './group-list.module.css';

interface OffersProps {
  readonly data: GroupOffers;
  readonly offset: number;
  readonly visitor: GroupVisitor;
  /** The visitor's own open groups. */
  readonly own: readonly OwnGroup[];
  onEnd(): void;
}

const all = 'all';

/** The activities, all or those of one category. */
export function Offers({ data: { list, categories, serverNow }, offset, visitor, own, onEnd }: OffersProps) {
  const panelId = useId();
  const [chosen, choose] = useState(all);
  const items = [
    { key: all, text: '推荐' },
    ...categories.map(({ categoryId, name }) => ({ key: categoryId, text: name })),
  ];
  const shown = list.filter(({ offer }) => chosen === all || offer.categoryId === chosen);
  return (
    <>
      <Tabs
        className={styles.tabs}
        label="拼团分类"
        items={items}
        value={chosen}
        panelId={panelId}
        onChange={choose}
      />
      <div id={panelId} role="tabpanel" aria-label="拼团商品" data-floor="拼团商品">
        <Floor label="拼团商品" className={styles.floor}>
          <GoodsList density="row" label="拼团商品">
            {shown.map((row, at) => (
              <OfferRow
                key={row.offer.activityId}
                {...row}
                time={{ serverNow, offset }}
                visitor={visitor}
                seat={own.find(({ group }) => group.groupNo === row.group?.groupNo)?.seat ?? null}
                eager={at < 5}
                isFirst={at === 0}
                onEnd={onEnd}
              />
            ))}
          </GoodsList>
        </Floor>
      </div>
    </>
  );
}
