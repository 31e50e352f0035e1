import { Button as HostButton, View } from '@tarojs/components';
import { useState } from 'react';
import { videos } from '#core/contract/goods/videos.ts';
import type { Video } from '#core/contract/goods/videos.shapes.ts';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { shareIcon } from '#web/art/icons/share-icon.ts';
import { callApi } from '../../platform/call.ts';
import { openSignIn } from '../../platform/navigation/open-sign-in.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { showOffline } from '../../platform/show-offline.ts';
import { track } from '../../platform/tracking/track.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { likesText } from './likes-text.ts';
import styles from './watching.module.css';

/** Author, like and share beside a clip. */
export function ClipRail({ video }: { readonly video: Video }) {
  const { likes, liked, press } = useLike(video);
  return (
    <View className={styles.rail}>
      <Picture of="shape/avatar" className={styles.face} />
      <View className={styles.box}>
        <View
          className={joinClasses(styles.action, liked && styles.liked)}
          ariaRole="button"
          ariaLabel={`点赞，${likesText(likes)}${liked ? '，已点赞' : ''}`}
          onClick={press}
        >
          <Icon of={heartIcon} size={30} />
          <View className={styles.likes}>{likesText(likes)}</View>
        </View>
        <HostButton className={joinClasses(styles.action, styles.share)} openType="share" ariaLabel="分享">
          <Icon of={shareIcon} size={30} />
          分享
        </HostButton>
      </View>
    </View>
  );
}

/** The like is shown at once, and taken back when it is refused. Guests sign in first. */
function useLike({ videosId, title, ...video }: Video) {
  const { kind } = useSession();
  const [own, setOwn] = useState<{ readonly likes: number; readonly liked: boolean }>();
  const [busy, setBusy] = useState(false);
  // What a guest sees, or another member saw, is not the state of this one.
  const { likes, liked } = (kind === 'member' ? own : undefined) ?? video;
  const press = (): void => {
    if (kind === 'guest') return openSignIn();
    if (busy) return;
    track({ type: 'clk', floorName: title, pointName: liked ? '取消点赞' : '点赞' });
    setOwn({ liked: !liked, likes: likes + (liked ? -1 : 1) });
    setBusy(true);
    callApi(videos.likeVideo, { videosId, liked: !liked })
      .then(setOwn, (failure: unknown) => {
        setOwn(undefined);
        showOffline(failure);
      })
      .finally(() => setBusy(false));
  };
  return { likes, liked, press };
}
