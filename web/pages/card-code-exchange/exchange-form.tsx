import { useState, useSyncExternalStore } from 'react';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import { Icon } from '#web/art/icon.tsx';
import { copyIcon } from '#web/art/icons/copy-icon.ts';
import { groupMobile } from '#web/features/sign-in/group-mobile.ts';
import { mobileDigits } from '#web/features/sign-in/mobile-digits.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { codeOf } from './code-of.ts';
import { ConfirmNumber } from './confirm-number.tsx';
import { useExchange } from './use-exchange.ts';
import styles from './exchange-form.module.css';

const never = () => () => undefined;
const canRead = (): boolean => typeof navigator.clipboard?.readText === 'function';

/** Reads the clipboard; undefined if the browser does not allow it, and in server rendering. */
function usePaste(onText: (text: string) => void): (() => void) | undefined {
  const able = useSyncExternalStore(never, canRead, () => false);
  if (!able) return undefined;
  return () =>
    void navigator.clipboard
      .readText()
      .then(onText, () => toast('没有读取到剪贴板，请长按输入框粘贴', 'alert'));
}

interface ExchangeFormProps {
  readonly codeLength: number;
  /** The subscriber's own number, masked. */
  readonly ownMobile: string;
  /** Why exchanging is closed. */
  readonly closed: string | undefined;
  onExchanged(exchange: Exchange): void;
}

/** The form: code and receiving number. */
export function ExchangeForm({ codeLength, ownMobile, closed, onExchanged }: ExchangeFormProps) {
  const [code, setCode] = useState('');
  const [mobile, setMobile] = useState('');
  const [fault, setFault] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const { exchange, busy, refusal, forgetRefusal } = useExchange((exchanged) => {
    setCode('');
    setMobile('');
    onExchanged(exchanged);
  });
  const takeCode = (text: string) => {
    forgetRefusal();
    setCode(codeOf(text, codeLength));
  };
  const takeMobile = (text: string) => {
    setFault(undefined);
    setMobile(mobileDigits(text));
  };
  const paste = usePaste(takeCode);
  const send = () => {
    setConfirming(false);
    exchange({ code, mobile });
  };
  const submit = () => {
    if (mobile === '' || isMobile(mobile)) setConfirming(true);
    else setFault('请输入11位手机号码');
  };
  const missing = code.length < codeLength ? `请先输入${codeLength}位卡密` : undefined;
  const reason = closed ?? missing;
  return (
    <Form className={styles.form} label="卡密兑换" onSubmit={submit}>
      <p className={styles.codeLabel}>
        <span>{codeLength}位卡密</span>
        {paste && (
          <button className={`${styles.pasteButton} touch-target`} type="button" onClick={paste}>
            <Icon of={copyIcon} size={16} />
            粘贴卡密
          </button>
        )}
      </p>
      <CodeBoxes value={code} length={codeLength} error={refusal} onChange={takeCode} />
      <div className={styles.mobile}>
        <TextField
          label="权益充值号码"
          value={groupMobile(mobile)}
          onChange={takeMobile}
          placeholder={ownMobile}
          error={fault}
          hint="默认充值到本机，也可以填家人的号码"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          after={mobile === '' ? <Tag kind="ok">本机</Tag> : undefined}
        />
      </div>
      <Button type="submit" full busy={busy} disabled={reason !== undefined} reason={reason}>
        立即兑换
      </Button>
      <p className={styles.note}>{closed ?? '兑换后不支持退换，请核对充值号码'}</p>
      <ConfirmNumber
        number={isConfirming ? groupMobile(mobile) || ownMobile : undefined}
        onClose={() => setConfirming(false)}
        onConfirm={send}
      />
    </Form>
  );
}
