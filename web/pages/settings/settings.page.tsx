import { useHref } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { AccountCells } from './account-cells.tsx';
import { ClosingCells } from './closing-cells.tsx';
import { ConsentCells } from './consent-cells.tsx';
import { DisplayCells } from './display-cells.tsx';
import { SecurityCells } from './security-cells.tsx';
import styles from './settings.module.css';

/** 设置: the account, how pages look, consents, the own data, and the end of the account. */
function Settings() {
  const href = useHref();
  const { goToLogin, checkSession, signOut } = useSessionActions();
  const session = useSession((state) => state.session);
  const leave = async () => {
    const sure = await askFirst({ title: '退出登录？', text: '再次使用时需要重新登录', confirm: '退出' });
    if (sure) await signOut('login');
  };
  return (
    <PageFrame title="设置">
      {session.kind === 'guest' ? (
        <Cells title="账号">
          {session.unconfirmed ? (
            <Cell title="账号暂时看不到" note="没有网络，点这里重试" onPress={checkSession} />
          ) : (
            <Cell title="登录" note="登录后管理昵称、授权和个人数据" onPress={goToLogin} />
          )}
          <Cell title="手机号" end={session.unconfirmed ? '联网后显示' : '登录后显示'} />
        </Cells>
      ) : (
        <AccountCells user={session.kind === 'member' ? session.user : undefined} />
      )}
      <DisplayCells />
      <Cells title="帮助">
        <Cell title="智能客服" href={href({ page: 'questionList' })} />
        <Cell title="隐私政策" href={href({ page: 'protocol', query: { templateId: 'privacy' } })} />
      </Cells>
      {/* Last, so that they move nothing when the session becomes known. */}
      {session.kind === 'member' && (
        <>
          <ClosingCells />
          <ConsentCells />
          <SecurityCells />
          <div className={styles.signOut}>
            <Button full kind="plain" onPress={() => void leave()}>
              退出登录
            </Button>
          </div>
        </>
      )}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: Settings };
