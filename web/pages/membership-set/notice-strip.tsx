import { notices } from '#core/contract/content/notices.ts';
import { Icon } from '#web/art/icon.tsx';
import { bellIcon } from '#web/art/icons/bell-icon.ts';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import styles from './notice-strip.module.css';

/** The current notice in one line; hidden without one or on failure. */
export function NoticeStrip({ actNum }: { actNum: string }) {
  const { data } = useCall(notices.notice, { actNum });
  if (!data?.current) return null;
  return (
    <PageLink className={styles.notice} to={{ page: 'vipNotice' }}>
      <Icon of={bellIcon} size={18} />
      <span className="grow one-line">
        <span className="visually-hidden">公告：</span>
        {data.current.title}
      </span>
      <Icon of={rightIcon} size={14} />
    </PageLink>
  );
}
