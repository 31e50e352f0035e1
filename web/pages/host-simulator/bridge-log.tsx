import type { BridgeEntry } from './use-bridge-log.ts';
import { Card } from '#web/ui/card/card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './host-frame.module.css';

/** The calls of the page to its host, with the answers. */
export function BridgeLog({ title, log }: { title: string; log: readonly BridgeEntry[] }) {
  return (
    <Card as="details" className={styles.log} open>
      <summary>
        {title}的桥日志 <span className="number">{log.length}</span>
      </summary>
      {log.length === 0 && (
        <Text as="p" look="note">
          页面还没有调用宿主
        </Text>
      )}
      <ol>
        {log.map(({ key, kind, name, text }) => (
          <li key={key} className={styles.logEntry}>
            <b>{kind === 'call' ? name : '回应'}</b>
            <Text look="note">{text.length > 160 ? `${text.slice(0, 160)}…` : text}</Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}
