import { useState } from 'react';
import { controls } from '#core/contract/sandbox/controls.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { CodeSecondsLeft } from './code-seconds-left.tsx';
import styles from './workbench.module.css';

/** A merchant's terminal: charges a scanned pay code, and refunds at the till. */
export function BenchTerminal({ now }: { now: number | undefined }) {
  const { data } = useSandboxQuery(terminals.tills, {});
  const people = useSandboxQuery(controls.state, {}).data?.subscribers ?? [];
  const [payer, setPayer] = useState('');
  const [endsAt, setEndsAt] = useState<string>();
  const [authCode, setAuthCode] = useState('');
  const [shopCode, setShopCode] = useState('');
  const [amount, setAmount] = useState('10');
  const [answer, setAnswer] = useState<{ readonly ok: boolean; readonly text: string }>();
  const charge = useSandboxChange(terminals.scanPayCode, setAnswer);
  const take = useSandboxChange(terminals.takePayCode, ({ authCode: code, expiresAt }) => {
    setAuthCode(code);
    setEndsAt(expiresAt);
  });
  const mobile = payer || people[0]?.mobile;
  const typeCode = (typed: string) => {
    setAuthCode(typed);
    setEndsAt(undefined);
  };
  const refund = useSandboxChange(terminals.refundPayCode, setAnswer);
  const shops = data?.shops ?? [];
  const shop = shopCode || shops[0]?.shopCode;
  const amountFen = Math.round(Number(amount) * 100);
  return (
    <Floor header={{ title: '商户收银台', meta: '付款码60秒一换' }}>
      <Choice
        label="谁来付款"
        value={mobile ?? ''}
        options={people.map((each) => ({ key: each.mobile, text: `${each.mobile}　${each.title}` }))}
        onChange={setPayer}
      />
      <Button
        size="s"
        kind="outline"
        busy={take.busy}
        disabled={mobile === undefined}
        onPress={() => mobile !== undefined && take.run({ mobile })}
      >
        取付款码
      </Button>
      <TextField label="付款码数字" value={authCode} onChange={typeCode} maxLength={40} />
      <CodeSecondsLeft endsAt={endsAt} now={now} />
      <TextField label="金额（元）" value={amount} onChange={setAmount} maxLength={10} />
      <Choice
        label="收款门店"
        value={shop ?? ''}
        options={shops.map((each) => ({
          key: each.shopCode,
          text: each.discountText === null ? each.shopName : `${each.shopName}（${each.discountText}）`,
        }))}
        onChange={setShopCode}
      />
      <div className={styles.buttons}>
        <Button
          size="s"
          busy={charge.busy}
          disabled={!/^\d[\d ]*$/.test(authCode.trim()) || !shop || !Number.isFinite(amountFen)}
          onPress={() =>
            shop && charge.run({ authCode: authCode.replaceAll(' ', ''), shopCode: shop, amountFen })
          }
        >
          扫码收款
        </Button>
      </div>
      <p className={`${styles.entryText} ${styles.outcome}`} role="status">
        {answer && (
          <>
            <Tag kind={answer.ok ? 'ok' : 'warn'}>{answer.ok ? '成功' : '未成功'}</Tag> {answer.text}
          </>
        )}
      </p>
      <div className={styles.shortList}>
        {data?.payments?.length === 0 && <p className={styles.entryText}>还没有收款</p>}
        <ul>
          {data?.payments?.map(({ paymentNo, shopCode: at, shopName, state, payableFen, refundedFen }) => (
            <li key={paymentNo} className={styles.entry}>
              <span className="grow">
                <span className={styles.entryTitle}>{shopName}</span>
                <span className={`number ${styles.entryMeta}`}>¥{(payableFen / 100).toFixed(2)}</span>
              </span>
              {state === 'paid' ? (
                <Button
                  size="s"
                  kind="outline"
                  busy={refund.busy}
                  label={`退还${shopName}的${(payableFen - refundedFen) / 100}元`}
                  onPress={() => refund.run({ paymentNo, shopCode: at, amountFen: payableFen - refundedFen })}
                >
                  退款
                </Button>
              ) : (
                <Tag kind="mute">{{ paying: '确认中', failed: '未成功', refunded: '已退款' }[state]}</Tag>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Floor>
  );
}
