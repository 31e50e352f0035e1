import { useId } from 'react';
import { notices } from '#core/contract/content/notices.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useDailyPopup } from '#web/platform/popups/use-daily-popup.ts';
import { currentChannel } from '#web/platform/tracking/values/current-channel.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './preheat-popup.module.css';

// Quiet calls: no progress bar and no toast.
const announced = { ...notices.preheatNotices, quiet: true };
const confirm = { ...notices.confirmPreheatNotice, quiet: true };

/** The latest unconfirmed notice, once a day and non-modal: it takes no focus and locks nothing. */
export function PreheatPopup() {
  const call = useApi();
  const picture = usePicture();
  const channelId = currentChannel(useSite());
  const titleId = useId();
  const notice = useCall(announced, { channelId }).data?.find(({ confirmed }) => confirmed === 0);
  const { open, close } = useDailyPopup('preheat', notice !== undefined);
  if (!notice || !open) return null;
  const { noticeId, title, picUrl, link } = notice;
  const read = () => {
    close();
    void call(confirm, { noticeId, channelId }).catch(() => undefined); // on failure it is shown again tomorrow
  };
  return (
    <section className={styles.preheatPopup} role="dialog" aria-labelledby={titleId} data-floor="活动预告">
      <img className={styles.picture} src={picture(picUrl)} width={56} height={56} alt="" decoding="async" />
      <div className={styles.text}>
        <p className={styles.kicker}>活动预告</p>
        <h2 id={titleId} className={styles.name}>
          {title}
        </h2>
      </div>
      <div className={styles.buttons}>
        <Button className={styles.actionButton} kind="plain" size="s" onPress={read}>
          知道了
        </Button>
        {link !== '' && (
          <Button className={styles.actionButton} size="s" href={link} onPress={read}>
            去看看
          </Button>
        )}
      </div>
    </section>
  );
}
