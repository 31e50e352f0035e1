import { useState } from 'react';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { CodeSecondsLeft } from './code-seconds-left.tsx';
import styles from './workbench.module.css';

const maxCompanions = 9;

/** The scanner at a lounge's entrance: a code or its digits, the hall it stands in, and the companions counted. */
export function BenchScanner({ now }: { now: number | undefined }) {
  const { data } = useSandboxQuery(terminals.lounges, {});
  const [qr, setQr] = useState('');
  const [endsAt, setEndsAt] = useState<string>();
  const [hallId, setHallId] = useState('');
  const [companions, setCompanions] = useState(0);
  const [answer, setAnswer] = useState<{ readonly ok: boolean; readonly text: string }>();
  const scan = useSandboxChange(terminals.scanLounge, setAnswer);
  const typeQr = (typed: string) => {
    setQr(typed);
    setEndsAt(undefined);
  };
  const halls = data?.halls ?? [];
  const hall = hallId || halls[0]?.hallId;
  return (
    <Floor header={{ title: '贵宾厅扫码器', meta: '核销码60秒一换' }}>
      <div className={styles.shortList}>
        {data?.passes?.length === 0 && <p className={styles.entryText}>没有等待核销的预约</p>}
        <ul>
          {data?.passes?.map((pass) => (
            <li key={pass.orderId} className={styles.entry}>
              <span className="grow">
                <span className={styles.entryTitle}>{pass.hallName ?? '任一贵宾厅'}</span>
                <span className={`number ${styles.entryMeta}`}>
                  {pass.mobile}，同行{pass.companions}人
                </span>
              </span>
              <Button
                size="s"
                kind="outline"
                label={`取${pass.mobile}的核销码`}
                onPress={() => {
                  setQr(pass.qr);
                  setEndsAt(pass.qrEndsAt);
                  setHallId(pass.hallId ?? hallId);
                  setCompanions(pass.companions);
                }}
              >
                取码
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <TextField label="核销码或10位数字" value={qr} onChange={typeQr} maxLength={200} />
      <CodeSecondsLeft endsAt={endsAt} now={now} />
      <Choice
        label="所在贵宾厅"
        value={hall ?? ''}
        options={halls.map((each) => ({ key: each.hallId, text: each.hallName }))}
        onChange={setHallId}
      />
      <div className={styles.buttons}>
        <Stepper label="同行人数" value={companions} min={0} max={maxCompanions} onChange={setCompanions} />
        <Button
          size="s"
          busy={scan.busy}
          disabled={qr.trim() === '' || !hall}
          onPress={() => hall && scan.run({ qr: qr.trim(), hallId: hall, companions })}
        >
          扫码核销
        </Button>
      </div>
      <p className={`${styles.entryText} ${styles.outcome}`} role="status">
        {answer && (
          <>
            <Tag kind={answer.ok ? 'ok' : 'warn'}>{answer.ok ? '通过' : '拒绝'}</Tag> {answer.text}
          </>
        )}
      </p>
    </Floor>
  );
}
