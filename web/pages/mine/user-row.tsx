import { faceOf } from '#core/rules/format/face-of.ts';
import { Icon } from '#web/art/icon.tsx';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { editIcon } from '#web/art/icons/edit-icon.ts';
import { gearIcon } from '#web/art/icons/gear-icon.ts';
import { CareSwitch } from '#web/features/care/care-switch.tsx';
import { MessagesButton } from '#web/features/messages/messages-button.tsx';
import { PageLink, useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './mine.module.css';

/** Face, name and number; large text, settings and messages. */
export function UserRow({ look = 'plain' }: { look?: 'plain' | 'onHero' }) {
  const href = useHref();
  return (
    <header className={joinClasses(styles.userRow, look === 'onHero' && styles.onHero)}>
      <Who />
      <CareSwitch look="short" />
      <IconButton icon={gearIcon} label="设置" href={href({ page: 'settings' })} />
      <MessagesButton />
    </header>
  );
}

function Who() {
  const session = useSession((state) => state.session);
  const { goToLogin, checkSession } = useSessionActions();
  switch (session.kind) {
    case 'unknown':
      return (
        <>
          <SkeletonBox width={58} radius={29} />
          <div className="grow">
            <h1 className={styles.userName}>我的</h1>
            <p className="text-sub">
              <SkeletonBox width={90} height="1.45em" />
            </p>
          </div>
        </>
      );
    case 'guest':
      return (
        <>
          <h1 className="visually-hidden">我的</h1>
          <button
            type="button"
            className={`${styles.signIn} grow`}
            onClick={session.unconfirmed ? checkSession : goToLogin}
          >
            <AvatarArt size={58} />
            <span>
              <span className={styles.userName}>
                {session.unconfirmed ? '账号暂时看不到' : '登录 / 注册'}
              </span>
              <span className="text-sub">
                {session.unconfirmed ? '没有网络，点这里重试' : '登录后查看权益和订单'}
              </span>
            </span>
          </button>
        </>
      );
    case 'member': {
      const { userName, mobile, headImgUrl } = session.user;
      return (
        <>
          {headImgUrl ? (
            <img className={styles.face} src={headImgUrl} width={58} height={58} alt="" />
          ) : (
            <AvatarArt face={faceOf(mobile)} size={58} />
          )}
          <div className="grow">
            <h1 className={styles.userName}>
              <PageLink className={styles.nameLink} to={{ page: 'settings' }}>
                <span className="one-line">{userName}</span>
                <Icon of={editIcon} size={16} />
                <span className="visually-hidden">修改昵称</span>
              </PageLink>
            </h1>
            <p className="text-sub number">{mobile}</p>
          </div>
        </>
      );
    }
  }
}
