import './preheat-popup.css';
import { useId, useState } from 'react';
import { notices } from '#core/contract/content/notices.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/api/use-call.ts';
import { channelHere } from '#web/platform/tracking/channel-here.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { Button } from '#web/ui/button/button.tsx';

// Extras of a page: no progress bar, no sentence when they fail.
const announced = { ...notices.preheatNotices, quiet: true };
const confirm = { ...notices.confirmPreheatNotice, quiet: true };

/** The latest notice this reader has not confirmed, over the page and out of its way: it takes no focus and locks nothing. One a visit. */
export function PreheatPopup() {
  const call = useApi();
  const picture = usePicture();
  const channelId = channelHere(useWorld());
  const titleId = useId();
  const [isRead, setIsRead] = useState(false);
  const notice = useCall(announced, { channelId }).data?.find(({ confirmed }) => confirmed === 0);
  if (!notice || isRead) return null;
  const { noticeId, title, picUrl, link } = notice;
  const read = () => {
    setIsRead(true);
    void call(confirm, { noticeId, channelId }).catch(() => undefined); // it is shown again another time
  };
  return (
    <section className="php" role="dialog" aria-labelledby={titleId} data-floor="活动预告">
      <img className="php__a" src={picture(picUrl)} width={56} height={56} alt="" decoding="async" />
      <div className="php__t">
        <p className="php__k">活动预告</p>
        <h2 id={titleId} className="php__n">
          {title}
        </h2>
      </div>
      <div className="php__b">
        <Button kind="plain" size="s" onPress={read}>
          知道了
        </Button>
        {link !== '' && (
          <Button size="s" href={link} onPress={read}>
            去看看
          </Button>
        )}
      </div>
    </section>
  );
}
