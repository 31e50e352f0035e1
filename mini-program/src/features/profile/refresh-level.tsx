import { View } from '@tarojs/components';
import { useState } from 'react';
import { membership } from '#core/contract/user/membership.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { callApi } from '../../platform/call.ts';
import { toast } from '../../platform/host/toast.ts';
import { showOffline } from '../../platform/show-offline.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './profile.module.css';

interface RefreshLevelProps {
  readonly level: number;
  onRefreshed(): Promise<void>;
}

/** Reads the level again, for a membership that was opened elsewhere. */
export function RefreshLevel({ level, onRefreshed }: RefreshLevelProps) {
  const [busy, setBusy] = useState(false);
  const refresh = async (): Promise<void> => {
    setBusy(true);
    try {
      const { vipTypeLevel, vipTypeName } = await callApi(membership.refreshLevel, {});
      await onRefreshed();
      toast(vipTypeLevel === level ? '会员等级已是最新' : `会员等级已更新为${vipTypeName}`);
    } catch (failure) {
      showOffline(failure);
    }
    setBusy(false);
  };
  return (
    <View
      className={styles.refreshLevel}
      ariaRole="button"
      ariaLabel={busy ? '正在刷新会员等级' : '刷新会员等级'}
      onClick={() => {
        if (!busy) void refresh();
      }}
    >
      <Icon of={refreshIcon} size={16} />
    </View>
  );
}
