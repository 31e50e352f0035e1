import { faceOf } from '#core/rules/format/face-of.ts';
import { useState } from 'react';
import { videos } from '#core/contract/goods/videos.ts';
import type { Video } from '#core/contract/goods/videos.shapes.ts';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { Icon } from '#web/art/icon.tsx';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { shareIcon } from '#web/art/icons/share-icon.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { track } from '#web/platform/tracking/track.ts';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './clip-rail.module.css';

const countText = (count: number): string =>
  count >= 10_000 ? `${Math.floor(count / 1000) / 10}万` : count.toLocaleString('en');

/** Author, like and share beside a clip. */
export function ClipRail({ video }: { readonly video: Video }) {
  const call = useApi();
  const signInFirst = useSignInFirst();
  const [own, setOwn] = useState<{ readonly likes: number; readonly liked: boolean }>();
  const { likes, liked } = own ?? video;
  const like = useAction(
    (requested: boolean) => call(videos.likeVideo, { videosId: video.videosId, liked: requested }),
    {
      onDone: setOwn,
      onFailed: () => setOwn(undefined),
    },
  );
  const press = () =>
    signInFirst(() => {
      track({ type: 'clk', floorName: video.title, pointName: liked ? '取消点赞' : '点赞' });
      setOwn({ liked: !liked, likes: likes + (liked ? -1 : 1) });
      like.run(!liked);
    });
  const share = async () => {
    const url = new URL(location.href);
    url.searchParams.set('videosId', video.videosId);
    const isCopied = await copyText(url.href);
    toast(isCopied ? '链接已复制，快去分享吧' : '复制失败，请长按地址栏复制', isCopied ? 'status' : 'alert');
  };
  return (
    <div className={styles.rail}>
      <span className={styles.author}>
        <AvatarArt face={faceOf(video.videosId)} size={46} />
      </span>
      <div className={styles.box}>
        <button
          type="button"
          className={styles.action}
          aria-pressed={liked}
          aria-label={`点赞，${countText(likes)}`}
          onClick={press}
        >
          <Icon of={heartIcon} size={30} />
          <span className="number">{countText(likes)}</span>
        </button>
        <button type="button" className={styles.action} onClick={() => void share()}>
          <Icon of={shareIcon} size={30} />
          分享
        </button>
      </div>
    </div>
  );
}
