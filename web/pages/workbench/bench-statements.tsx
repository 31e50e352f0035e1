import { useState } from 'react';
import { statements } from '#core/contract/sandbox/statements.ts';
import { sourceName } from '#core/rules/pay/difference-words.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './workbench.module.css';

const channels = ['chat-pay', 'wallet', 'operator-wallet', 'bank-card', 'phone-bill'] as const;
type Channel = (typeof channels)[number];
const plants = [
  ['missing-there', '账单少一笔'],
  ['missing-here', '账单多一笔'],
  ['amount', '金额差一毛'],
] as const;

/** What the outside world does: yesterday's file of a channel differs from our books. The console compares and repairs. */
export function BenchStatements() {
  const [channel, setChannel] = useState<Channel>('chat-pay');
  const plant = useSandboxChange(statements.plantDifference, ({ ok, text }) =>
    toast(text, ok ? 'status' : 'alert'),
  );
  return (
    <Floor header={{ title: '渠道账单', meta: '和我方账本不一样时，在运营台比对和修复' }}>
      <Choice<Channel>
        label="改昨天的账单"
        value={channel}
        options={channels.map((key) => ({ key, text: sourceName(key) }))}
        onChange={setChannel}
      />
      <div className={styles.buttons}>
        {plants.map(([what, text]) => (
          <Button
            key={what}
            size="s"
            kind="outline"
            busy={plant.busy && plant.input?.what === what}
            onPress={() => plant.run({ channel, what })}
          >
            {text}
          </Button>
        ))}
      </div>
    </Floor>
  );
}
