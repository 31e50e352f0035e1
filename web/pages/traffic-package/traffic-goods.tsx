import { useId, useState } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { provinceOnly } from '#core/rules/rights/buttons/rights-card-buttons.ts';
import { GoodsPages } from '#web/features/goods/list/goods-pages.tsx';
import { GoodsRow } from '#web/features/goods/list/goods-row.tsx';
import { useGoodsPages } from '#web/features/goods/list/use-goods-pages.ts';
import { useOpenGoods } from '#web/features/goods/use-open-goods.ts';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';
import { useProvinceCheck } from '#web/platform/gateway/use-province-check.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import styles from './traffic-package.module.css';

const choices = [
  { key: 'all', text: '全部' },
  { key: 'ticket', text: '可用券兑换' },
] as const;
type Choice = (typeof choices)[number]['key'];
/** The input of the packages; the server's inlined answer uses the same. */
export const packages = { categoryId: 'data' };
const byTicket = { couponType: 'lllb' } as const;

/** The data packages on sale; only a number of the province can take one, so that is checked before the goods open (§5). */
export function TrafficGoods() {
  const panelId = useId();
  const [choice, setChoice] = useState<Choice>('all');
  const all = useGoodsPages(catalogue.goodsList, packages, { enabled: choice === 'all' });
  const ticketed = useGoodsPages(coupons.couponGoods, byTicket, { enabled: choice === 'ticket' });
  const openGoods = useOpenGoods();
  const isOfProvince = useProvinceCheck();
  const isElsewhere = useIsElsewhere();
  const buy = async (goods: GoodsCard) => {
    if (await isOfProvince()) openGoods(goods);
  };
  return (
    <Floor header={{ title: '流量包', chip: <span className="text-sub text-tertiary">办理后立即到账</span> }}>
      <div className={styles.filter}>
        <Chips
          className={styles.filterChips}
          label="筛选流量包"
          items={choices}
          value={choice}
          panelId={panelId}
          onChange={setChoice}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label="流量包列表" data-floor="流量包">
        <GoodsPages
          label="流量包"
          density="row"
          feed={choice === 'all' ? all : ticketed}
          empty={<EmptyState art="goods" size={116} title="暂时没有流量包" text="稍后再来看看" />}
          renderCard={(goods, href, at) => (
            <GoodsRow
              goods={goods}
              href={href}
              eager={at < 3}
              action={
                isElsewhere
                  ? { text: provinceOnly, disabled: true }
                  : { text: '购买', onPress: () => void buy(goods) }
              }
            />
          )}
        />
      </div>
    </Floor>
  );
}
