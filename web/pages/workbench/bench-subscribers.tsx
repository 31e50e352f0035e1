import { maskMobile } from '#core/rules/format/phone.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { loadSession } from '#web/platform/sign-in/sessions/load-session.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { tokenBox } from '#web/platform/session/tokens.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import styles from './workbench.module.css';

/** The demo subscribers; one tap signs in. */
export function BenchSubscribers() {
  const { environment } = useSite();
  const call = useApi();
  const { signOut } = useSessionActions();
  const state = useSandboxQuery(controls.state, {});
  const shown = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : undefined));
  const become = useSandboxChange(controls.openSession, (issued, { mobile }) => {
    const tokens = tokenBox(environment);
    tokens.apply({ kind: 'store', ...issued, tokenTime: Date.now() });
    toast(`已登录为 ${mobile}`);
    void loadSession(call, tokens);
  });
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
