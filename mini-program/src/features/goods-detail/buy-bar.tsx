import { Button as HostButton, View } from '@tarojs/components';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { buyButton } from '#core/rules/goods/buy-button.ts';
import type { DetailPrice } from '#core/rules/goods/detail-price.ts';
import { detailQuery } from '#core/rules/goods/detail-query.ts';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { shareIcon } from '#web/art/icons/share-icon.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { openSignIn } from '../../platform/navigation/open-sign-in.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { track } from '../../platform/tracking/track.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { yuanText } from '../../ui/price.tsx';
import styles from './goods-detail.module.css';

interface BuyBarProps {
  readonly goods: SkuDetail;
  readonly price: DetailPrice;
  readonly query: Readonly<Record<string, string>>;
}

/** Service, share, the group, and the one thing that can be done now. */
export function BuyBar({ goods, price, query }: BuyBarProps) {
  const isMember = useSession().kind === 'member';
  const { goodsId, goodsName, skuId, skuName, group } = goods;
  const button = buyButton({
    isExternal: goods.isExternalGoods === 1,
    lackStock: goods.lackStockFlag === 1,
    othersInStock: goods.skus.some((sku) => sku.skuId !== skuId && sku.lackStockFlag === 0),
    cityReason: '',
  });
  const act = (): void => {
    if (button.action === 'open') return openLink(goods.goodsUrl ?? '');
    if (!isMember) return openSignIn();
    // Reminders are asked for on the web page of the goods.
    if (button.action !== 'buy') return openPage('skuDetail', { goodsId, skuId });
    track({ type: 'ordst', si_x: '1', goodsId, goodsName, skuId, skuName });
    return openPage('payment', {
      ...detailQuery((name) => query[name]),
      skuId,
      quantity: '1',
      activityId: goods.seckill?.activityId,
    });
  };
  return (
    <View className={styles.bar}>
      <View className={styles.tool} ariaRole="link" onClick={() => openPage('questionList')}>
        <Icon of={headsetIcon} size={22} />
        客服
      </View>
      <HostButton className={styles.tool} openType="share">
        <Icon of={shareIcon} size={22} />
        转发
      </HostButton>
      {group && (
        <Button
          look="accent"
          size="large"
          className={styles.buy}
          onPress={() => openPage('groupList', { goodsId })}
        >
          {group.groupSize}人拼团 {yuanText(group.groupPriceFen)}
        </Button>
      )}
      <Button size="large" className={styles.buy} disabled={button.action === 'none'} onPress={act}>
        {button.text}
        {button.action === 'buy' && ` ${yuanText(price.fen)}`}
      </Button>
    </View>
  );
}
