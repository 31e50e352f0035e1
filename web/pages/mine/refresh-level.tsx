import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { useRefreshLevel } from '#web/features/membership/use-refresh-level.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './mine.module.css';

/** Reads the level again, for a membership that was opened elsewhere. */
export function RefreshLevel({ level }: { level: number }) {
  const refresh = useRefreshLevel();
  const action = useAction(() => refresh(), {
    onDone: ({ vipTypeLevel, vipTypeName }) =>
      toast(vipTypeLevel === level ? '会员等级已是最新' : `会员等级已更新为${vipTypeName}`),
  });
  return (
    <IconButton
      className={styles.refreshLevel}
      icon={refreshIcon}
      size={16}
      label={action.busy ? '正在刷新会员等级' : '刷新会员等级'}
      onPress={() => {
        if (!action.busy) action.run(undefined);
      }}
    />
  );
}
