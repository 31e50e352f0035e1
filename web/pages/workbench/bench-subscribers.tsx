import { maskMobile } from '#core/rules/format/phone.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSignInAs } from './use-sign-in-as.ts';
import styles from './workbench.module.css';

/** The demo subscribers; one tap signs in. */
export function BenchSubscribers() {
  const { signOut } = useSessionActions();
  const state = useSandboxQuery(controls.state, {});
  const shown = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : undefined));
  const become = useSignInAs();
  return (
    <Floor header={{ title: '演示用户', meta: shown ? `当前 ${shown}` : '每位看到的都不一样，点一下即登录' }}>
      <ul className={styles.subscribers}>
        {state.data?.subscribers.map(({ mobile, title, shows }) => {
          const isHere = shown === maskMobile(mobile);
          return (
            <li key={mobile} className={styles.entry}>
              <div className="grow">
                <p className={styles.entryTitle}>
                  <span className="bold">{title}</span>
                  <span className={`number ${styles.entryMeta}`}>{mobile}</span>
                  {isHere && <Tag kind="ok">当前</Tag>}
                </p>
                <p className={styles.entryText}>{shows}</p>
              </div>
              {isHere ? (
                <Button kind="plain" size="s" label={`退出${mobile}`} onPress={() => void signOut('refresh')}>
                  退出
                </Button>
              ) : (
                <Button
                  kind="soft"
                  size="s"
                  label={`登录为${mobile}`}
                  busy={become.busy && become.input?.mobile === mobile}
                  onPress={() => become.run({ mobile })}
                >
                  登录
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Floor>
  );
}
