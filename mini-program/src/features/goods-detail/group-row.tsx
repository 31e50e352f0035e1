import { View } from '@tarojs/components';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { usersIcon } from '#web/art/icons/users-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { yuanText } from '../../ui/price.tsx';
import styles from './goods-detail.module.css';

interface GroupRowProps {
  readonly goods: SkuDetail;
  readonly group: NonNullable<SkuDetail['group']>;
  /** The price without a group. */
  readonly fen: number;
}

/** The same goods in a group. */
export const GroupRow = ({ goods, group: { groupSize, groupPriceFen }, fen }: GroupRowProps) => (
  <View className={styles.row}>
    <Icon of={usersIcon} />
    <View className={styles.rowText}>
      <View>
        {groupSize}人拼团 {yuanText(groupPriceFen)}
        {fen > groupPriceFen && `，再省 ${yuanText(fen - groupPriceFen)}`}
      </View>
      <View className={styles.muted}>没拼成全额退回</View>
    </View>
    <Button size="small" look="soft" onPress={() => openPage('groupList', { goodsId: goods.goodsId })}>
      去参团
    </Button>
  </View>
);
