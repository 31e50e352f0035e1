import { gearIcon } from '#web/art/icons/gear-icon.ts';
import { FollowInvitation } from '#web/features/follow/follow-invitation.tsx';
import { useHref, useNavigator, useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { GuestState } from '#web/platform/page/guest-state.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { messageKinds, type MessageKind } from '#core/contract/user/message-kinds.ts';
import { KindButtons } from './kind-buttons.tsx';
import { MessageList } from './message-list.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';
import styles from './message-center.module.css';

/** 消息中心: messages of four kinds with their unread counts. */
function MessageCenter() {
  const navigator = useNavigator();
  const href = useHref();
  const kind = useSession(({ session }) => session.kind);
  const [chosen, choose] = useChosenKind();
  return (
    <Page>
      <div className={styles.head}>
        <NavBar
          title="消息中心"
          look="clear"
          back={() => navigator.back()}
          right={<IconButton icon={gearIcon} size={22} label="设置" href={href({ page: 'settings' })} />}
        />
        <KindButtons chosen={chosen} onChoose={choose} />
      </div>
      {kind === 'unknown' && <MessagesSkeleton />}
      {kind === 'guest' && (
        <GuestState inFloor title="登录后查看消息" text="权益到账、订单进度和客服回复都在这里" />
      )}
      {kind === 'member' && (
        <>
          <FollowInvitation />
          <MessageList key={chosen ?? 'all'} kind={chosen} />
        </>
      )}
    </Page>
  );
}

export const page: PageDefinition = { Page: MessageCenter };

/** The kind in the address, and how to change it; a second tap shows all kinds again. */
function useChosenKind(): [MessageKind | undefined, (kind: MessageKind) => void] {
  const go = useGo();
  const named = useQueryValue('kind');
  const chosen = messageKinds.find((kind) => kind === named);
  return [chosen, (kind) => go({ page: 'messageCenter', query: kind === chosen ? {} : { kind } }, 'replace')];
}
