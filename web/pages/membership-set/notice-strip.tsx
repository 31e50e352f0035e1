import './notice-strip.css';
import { notices } from '#core/contract/content/notices.ts';
import { Icon } from '#web/art/icon.tsx';
import { bellIcon } from '#web/art/icons/bell-icon.ts';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';

/** The notice in force in one line; without one, or when it does not come, the page goes on. */
export function NoticeStrip({ actNum }: { actNum: string }) {
  const { data } = useCall(notices.notice, { actNum });
  if (!data?.current) return null;
  return (
    <PageLink className="nst" to={{ page: 'vipNotice' }}>
      <Icon of={bellIcon} size={18} />
      <span className="grow l1">
        <span className="sr">公告：</span>
        {data.current.title}
      </span>
      <Icon of={rightIcon} size={14} />
    </PageLink>
  );
}
