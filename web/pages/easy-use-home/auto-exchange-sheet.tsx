import { useEffect, useState } from 'react';
import { easyUse } from '#core/contract/goods/easy-use.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CodeField } from '#web/ui/code-field/code-field.tsx';
import { PictureChoice } from '#web/ui/picture-choice/picture-choice.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { hotGoods } from './exchange-input.ts';
import styles from './auto-exchange-sheet.module.css';

interface AutoExchangeSheetProps {
  readonly open: boolean;
  onClose(): void;
  onDone(): void;
}

/** Chooses the right that tickets are exchanged for first, and confirms it with a code. */
export function AutoExchangeSheet({ open, onClose, onDone }: AutoExchangeSheetProps) {
  const picture = usePicture();
  const call = useApi();
  const goods = useCall(easyUse.easyUseHotGoods, hotGoods);
  const [skuId, setSkuId] = useState<string>();
  const [code, setCode] = useState('');
  const [wait, setWait] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  const send = useAction(() => call(easyUse.sendAutoExchangeCode, {}), {
    onDone: ({ mobile, retryAfterSeconds }) => {
      setSentTo(mobile);
      setWait(retryAfterSeconds);
    },
  });
  const save = useAction(
    (chosen: string) => call(easyUse.setAutoExchange, { enabled: true, skuId: chosen, smsCode: code }),
    { onDone },
  );
  const waiting = wait > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setWait((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  const items = (goods.data?.list ?? []).map((each) => ({
    key: each.skuId,
    text: each.goodsName,
    art: picture(each.picUrl),
    note: each.lackStockFlag === 1 ? '已兑完' : undefined,
    off: each.lackStockFlag === 1,
  }));
  const chosen = skuId ?? items.find(({ off }) => !off)?.key;
  return (
    <Sheet
      open={open}
      title="月底自动兑换"
      onClose={onClose}
      footer={
        <Button
          full
          busy={save.busy}
          disabled={chosen === undefined || code.length < 6}
          onPress={() => chosen !== undefined && save.run(chosen)}
        >
          确认开启
        </Button>
      }
    >
      <p className={styles.note}>
        每月最后一天，没用完的券先换成您选的权益，还有剩余时按卡内顺序兑换其他权益。随时可以关闭。
      </p>
      {items.length > 0 ? (
        <PictureChoice label="优先兑换" items={items} value={chosen} onChange={setSkuId} look="row" />
      ) : (
        <SkeletonBox height={120} radius={10} />
      )}
      <CodeField
        label="短信验证码"
        placeholder="请输入短信验证码"
        value={code}
        onChange={setCode}
        send={{
          text: waiting ? `${wait}秒后重发` : sentTo ? '重新获取' : '获取验证码',
          disabled: waiting || send.busy,
          onPress: () => send.run(undefined),
        }}
      />
      <p className={styles.note} role="status">
        {sentTo && `验证码已发送至 ${sentTo}`}
      </p>
    </Sheet>
  );
}
