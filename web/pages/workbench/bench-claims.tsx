import type { TracedClaim } from '#core/contract/sandbox/reports.shapes.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import { Ago } from './ago.tsx';
import { chinaMoment } from './china-moment.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import styles from './workbench.module.css';

const states: Readonly<Record<TracedClaim['state'], { text: string; kind: TagProps['kind'] }>> = {
  delivering: { text: '发放中', kind: 'info' },
  delivered: { text: '已发放', kind: 'ok' },
  failed: { text: '已退回', kind: 'warn' },
};
const events: Readonly<Record<string, string>> = {
  claimed: '领取',
  delivered: '供应商已发放',
  refused: '供应商拒绝，名额退回',
  silent: '供应商没有回音',
  'to-reconcile': '转对账',
};

/** The newest claims and what happened to each, step by step. */
export function BenchClaims({ now }: { now: number | undefined }) {
  const claims = useSandboxQuery(reports.claims, {});
  return (
    <Floor header={{ title: '最近领取', meta: '点开看每一步' }}>
      <div className={styles.scrollArea}>
        {claims.data?.length === 0 && <p className={styles.entryText}>还没有人领取</p>}
        <ul>
          {claims.data?.map((claim) => (
            <li key={claim.claimId} className={styles.entry}>
              <Claim claim={claim} now={now} />
            </li>
          ))}
        </ul>
      </div>
    </Floor>
  );
}

function Claim({
  claim: { rightsName, mobile, state, claimedAt, trace },
  now,
}: {
  claim: TracedClaim;
  now: number | undefined;
}) {
  const { text, kind } = states[state];
  return (
    <details className="grow">
      <summary className={styles.entryTitle}>
        <span>{rightsName}</span>
        <span className={`number ${styles.entryMeta}`}>{mobile}</span>
        <Ago at={claimedAt} now={now} />
        <Tag className={styles.claimState} kind={kind}>
          {text}
        </Tag>
      </summary>
      <ol className={styles.entryText}>
        {trace.map(({ at, event, detail }, step) => (
          <li key={step}>
            <span className="number">{chinaMoment(at)}</span> {events[event] ?? event} {detail}
          </li>
        ))}
      </ol>
    </details>
  );
}
