import type { InboxMessage } from '#core/contract/sandbox/upstreams.shapes.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { Icon } from '#web/art/icon.tsx';
import { copyIcon } from '#web/art/icons/copy-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Ago } from './ago.tsx';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import styles from './workbench.module.css';

/** SMS received by the sandbox gateway; a tap copies the code. */
export function BenchInbox({ now }: { now: number | undefined }) {
  const href = useHref();
  const inbox = useSandboxQuery(upstreams.inbox, {});
  return (
    <Floor header={{ title: '短信收件箱', more: { href: href({ page: 'login' }), text: '打开登录页' } }}>
      <div className={styles.scrollArea}>
        {inbox.data?.length === 0 && (
          <EmptyState
            art="search"
            size={116}
            title="还没有短信"
            text="在登录页获取验证码，短信会出现在这里"
          />
        )}
        <ul>
          {inbox.data &&
            named(inbox.data).map(([key, message]) => <Message key={key} message={message} now={now} />)}
        </ul>
      </div>
    </Floor>
  );
}

/** Messages have no id; the key is the distance from the oldest. */
const named = (messages: readonly InboxMessage[]): readonly (readonly [string, InboxMessage])[] =>
  messages.map((message, at) => [
    `${message.at} ${message.mobile} ${messages.slice(at).filter((other) => other.at === message.at).length}`,
    message,
  ]);

function Message({
  message: { mobile, code, text, channel, at },
  now,
}: {
  message: InboxMessage;
  now: number | undefined;
}) {
  const copy = async (digits: string) => {
    const copied = await copyText(digits);
    toast(copied ? `验证码 ${digits} 已复制` : '浏览器不允许复制，请手动输入', copied ? 'status' : 'alert');
  };
  return (
    <li className={styles.entry}>
      <div className="grow">
        <p className={styles.entryTitle}>
          <span className="number bold">{mobile}</span>
          <span className={styles.entryMeta}>{channel === 'voice' ? '语音' : '短信'}</span>
          <Ago at={at} now={now} />
        </p>
        <p className={styles.entryText}>{text}</p>
      </div>
      {code && (
        <button
          type="button"
          className={`${styles.verificationCode} number`}
          aria-label={`复制验证码 ${code}`}
          onClick={() => void copy(code)}
        >
          {code}
          <Icon of={copyIcon} size={16} />
        </button>
      )}
    </li>
  );
}
