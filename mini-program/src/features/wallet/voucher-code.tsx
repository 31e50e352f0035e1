import { View } from '@tarojs/components';
import { useState } from 'react';
import { afterSale } from '#core/contract/order/after-sale.ts';
import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { inFours } from '#core/rules/format/shown-codes/in-fours.ts';
import { voucherPlace } from '#core/rules/wallet/voucher-place.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useBrightScreen } from '../../platform/host/bright-screen.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Barcode, QrCode } from '../../ui/drawn-code.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/state.tsx';
import { mayShow } from './may-show.ts';
import styles from './voucher-code.module.css';

interface VoucherCodeProps {
  readonly voucher: WalletVoucher;
  onClose(): void;
}

/** 出示券码: one code at a time on the brightest screen. */
export function VoucherCode({ voucher, onClose }: VoucherCodeProps) {
  const { goodsName, skuName, codes, orderNo, shop } = voucher;
  const [place, setPlace] = useState(0);
  const codeId = codes[place]?.codeId ?? '';
  useBrightScreen();
  const turnTo = async (next: number): Promise<void> => {
    if (await mayShow(codes[next])) setPlace(next);
  };
  return (
    <Page className={styles.page}>
      <NavBar title="出示券码" onBack={onClose} />
      <View className={styles.head}>
        <View className={styles.title}>
          {goodsName} · {skuName}
        </View>
        {codes.length > 1 && (
          <View className={styles.note}>
            第{place + 1}张，共{codes.length}张
          </View>
        )}
      </View>
      <Code key={codeId} orderNo={orderNo} codeId={codeId} />
      {codes.length > 1 && (
        <View className={styles.actions}>
          <Button look="plain" disabled={place === 0} onPress={() => void turnTo(place - 1)}>
            上一张
          </Button>
          <Button look="plain" disabled={place === codes.length - 1} onPress={() => void turnTo(place + 1)}>
            下一张
          </Button>
        </View>
      )}
      {shop && (
        <View
          className={styles.shop}
          ariaRole="link"
          onClick={() => openPage('storeAddress', { shopCode: shop.shopCode })}
        >
          <Icon of={pinIcon} size={20} />
          <View className={styles.shopText}>{voucherPlace(voucher)}</View>
          <View>看门店</View>
        </View>
      )}
    </Page>
  );
}

interface CodeProps {
  readonly orderNo: string;
  readonly codeId: string;
}

function Code({ orderNo, codeId }: CodeProps) {
  const { data, error, loading, refetch } = useQuery(afterSale.showCode, { orderNo, codeId });
  if (!data)
    return error && !loading ? (
      <FailedState title="券码没有加载出来" note={error.message} onRetry={() => void refetch()} />
    ) : (
      <View className={styles.place}>
        <Skeleton height={270} width="270px" />
      </View>
    );
  return (
    <View className={styles.place}>
      <QrCode text={data.code} className={styles.qr} />
      <View className={styles.digits}>{inFours(data.code)}</View>
      <Barcode text={data.code} className={styles.barcode} />
      <View className={styles.note}>屏幕已调到最亮，请向店员出示</View>
    </View>
  );
}
