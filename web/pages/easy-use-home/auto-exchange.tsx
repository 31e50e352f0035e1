import { Suspense, useState } from 'react';
import { easyUse } from '#core/contract/goods/easy-use.ts';
import type { EasyUseCard } from '#core/contract/goods/easy-use.shapes.ts';
import { useArt } from '#web/art/use-art.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './auto-exchange.module.css';

const AutoExchangeSheet = lazyPart(() =>
  import('./auto-exchange-sheet.tsx').then((found) => found.AutoExchangeSheet),
);
const title = '月底自动兑换';

interface AutoExchangeProps {
  /** Undefined while it is loading, and without a card. */
  readonly card: EasyUseCard | undefined;
  onChanged(): void;
}

/** The switch of the automatic exchange; switching on asks for the right and a code. */
export function AutoExchange({ card, onChanged }: AutoExchangeProps) {
  const art = useArt();
  const call = useApi();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const off = useAction(() => call(easyUse.setAutoExchange, { enabled: false }), {
    onDone: () => {
      toast('已关闭月底自动兑换');
      onChanged();
    },
  });
  const task = card?.autoExchange ?? undefined;
  return (
    <Floor className={styles.text} label={title}>
      <img src={art('quick/exchange')} width={40} height={40} alt="" />
      <div className="grow">
        <Text as="b" look="itemTitle" block>
          {title}
        </Text>
        <Text as="p" look="caption">
          {task ? `每月最后一天，没用完的券先换${task.goodsName}` : '没用完的券自动换成权益，不浪费'}
        </Text>
      </div>
      <Switch
        label={title}
        checked={task !== undefined}
        disabled={!card || off.busy}
        onChange={(on) => (on ? setSheet('open') : off.run(undefined))}
      />
      {sheet !== 'never' && card && (
        <Suspense fallback={null}>
          <AutoExchangeSheet
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            onDone={() => {
              setSheet('closed');
              toast('已开启月底自动兑换');
              onChanged();
            }}
          />
        </Suspense>
      )}
    </Floor>
  );
}
