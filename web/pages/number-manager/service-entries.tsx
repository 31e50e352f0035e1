import type { Butler } from '#core/contract/content/phone-manage.shapes.ts';
import { chartIcon } from '#web/art/icons/chart-icon.ts';
import { docIcon } from '#web/art/icons/doc-icon.ts';
import { simIcon } from '#web/art/icons/sim-icon.ts';
import { wifiIcon } from '#web/art/icons/wifi-icon.ts';
import { IconTile } from '#web/features/number/icon-tile.tsx';
import { useNumber } from '#web/features/number/use-number.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './service-entries.module.css';

/** The pages of the number manager. */
export function ServiceEntries({ butler }: { butler: Butler | undefined }) {
  const { to } = useNumber();
  const bound = butler ? butler.numbers.length - 1 : 0;
  const entries = [
    { page: 'onlineManage', icon: wifiIcon, name: '上网管理', note: '时段与应用' },
    { page: 'flowManage', icon: chartIcon, name: '流量管理', note: '提醒与详单' },
    {
      page: 'deputyNumbers',
      icon: simIcon,
      name: '副号管理',
      note: bound > 0 ? `已绑定${bound}个` : '绑定家人号码',
    },
    {
      page: 'behaviorReport',
      icon: docIcon,
      name: '上网行为报告',
      note: butler?.reportMonth ? `${Number(butler.reportMonth.slice(5))}月报告已出` : '仅本人可见',
    },
  ] as const;
  return (
    <Floor header={{ title: '号码服务' }}>
      <div className={styles.entries}>
        {entries.map(({ page, icon, name, note }) => (
          <PageLink key={page} className={styles.entry} to={to(page)}>
            <IconTile of={icon} />
            <span className={styles.words}>
              <b>{name}</b>
              <span>{note}</span>
            </span>
          </PageLink>
        ))}
      </div>
    </Floor>
  );
}
