import { faceOf } from '#core/rules/format/face-of.ts';
import { View } from '@tarojs/components';
import { messages } from '#core/contract/user/messages.ts';
import { editIcon } from '#web/art/icons/edit-icon.ts';
import { gearIcon } from '#web/art/icons/gear-icon.ts';
import { msgIcon } from '#web/art/icons/msg-icon.ts';
import { setLargeText, useLook } from '../../platform/host/look.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { openSignIn } from '../../platform/navigation/open-sign-in.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMembership } from './use-membership.ts';
import styles from './profile.module.css';

/** Messages, settings and large text beside the chat app's capsule; below them face, name and number. */
export function ProfileHead() {
  const { isLarge } = useLook();
  const isMember = useSession().kind === 'member';
  const { data } = useQuery(messages.unreadCounts, {}, { enabled: isMember, staleMs: 0 });
  const unread = isMember ? (data?.total ?? 0) : 0;
  return (
    <>
      <NavBar back={false} look="clear">
        <View className={styles.tools}>
          <IconButton
            icon={msgIcon}
            label={unread > 0 ? `消息中心，${unread}条未读` : '消息中心'}
            badge={unread}
            onPress={() => openPage('messageCenter')}
          />
          <IconButton icon={gearIcon} label="设置" onPress={() => openPage('settings')} />
          <View className={styles.care} ariaRole="button" onClick={() => setLargeText(!isLarge)}>
            {isLarge ? '标准字号' : '大字版'}
          </View>
        </View>
      </NavBar>
      <Who />
    </>
  );
}

function Who() {
  const session = useSession();
  const membership = useMembership();
  switch (session.kind) {
    case 'unknown':
      return (
        <View className={styles.user}>
          <Skeleton height={58} width="58px" round />
          <Skeleton height={44} width="140px" />
        </View>
      );
    case 'guest':
      return (
        <View className={styles.user} ariaRole="button" onClick={openSignIn}>
          <Picture of="shape/avatar" className={styles.face} eager />
          <View>
            <View className={styles.userName}>登录 / 注册</View>
            <View className={styles.note}>登录后查看权益和订单</View>
          </View>
        </View>
      );
    case 'member': {
      // The membership is loaded anew whenever the tab is shown: it has a name that was changed meanwhile.
      const { userName, mobile, headImgUrl } =
        membership.kind === 'known' ? membership.info.userDto : session.user;
      return (
        <View className={styles.user}>
          <Picture of={headImgUrl || `shape/${faceOf(session.user.mobile)}`} className={styles.face} eager />
          <View className={styles.who}>
            <View
              className={styles.nameLink}
              ariaRole="link"
              ariaLabel={`${userName}，修改昵称`}
              onClick={() => openPage('settings')}
            >
              <View className={styles.userName}>{userName}</View>
              <Icon of={editIcon} size={16} />
            </View>
            <View className={styles.mobile}>{mobile}</View>
          </View>
        </View>
      );
    }
  }
}
