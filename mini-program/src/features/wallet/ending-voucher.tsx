import { View } from '@tarojs/components';
import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { voucherPlace } from '#core/rules/wallet/voucher-place.ts';
import { walletEnd } from '#core/rules/wallet/wallet-end.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './wallet.module.css';

interface EndingVoucherProps {
  readonly voucher: WalletVoucher;
  readonly now: string;
  onShow(): void;
}

/** A voucher that ends soon: larger, with the nearest shop on its stub. */
export function EndingVoucher({ voucher, now, onShow }: EndingVoucherProps) {
  const { goodsName, picUrl, codes, validUntil, shop, shopCount } = voucher;
  return (
    <View className={styles.ending}>
      <View className={styles.endingTop}>
        <Picture of={picUrl} size="small" className={styles.endingPicture} eager />
        <View className={styles.words}>
          <View className={styles.name}>
            {goodsName}
            {codes.length > 1 && <View className={styles.times}>×{codes.length}</View>}
          </View>
          {shopCount > 0 && <View className={styles.line}>{shopCount}家门店可用</View>}
          <View className={styles.soon}>{walletEnd(validUntil, now).text}</View>
        </View>
        <Button size="small" onPress={onShow}>
          出示券码
        </Button>
      </View>
      {shop && (
        <View className={styles.stub}>
          <View className={styles.words}>最近：{voucherPlace(voucher)}</View>
          <View
            className={styles.stubLink}
            ariaRole="link"
            onClick={() => openPage('storeAddress', { shopCode: shop.shopCode })}
          >
            看门店
          </View>
        </View>
      )}
    </View>
  );
}
