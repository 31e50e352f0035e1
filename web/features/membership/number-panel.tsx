import { useEffect, type ReactNode } from 'react';
import type { FlowUsage } from '#core/contract/content/phone-flow.shapes.ts';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { profile } from '#core/contract/user/profile.ts';
import { messageTime } from '#core/rules/messages/message-time.ts';
import { dataAmount, dataText } from '#core/rules/number/data-amount.ts';
import { lastsUntil } from '#core/rules/number/lasts-until.ts';
import { isLow, leftPercent, unansweredText, type Allowance } from '#core/rules/number/number-left.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { warnIcon } from '#web/art/icons/warn-icon.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { PageLink, type Target } from '#web/platform/navigation/navigation.tsx';
import { keepNumber, storedNumber, type StoredNumber } from '#web/platform/offline/stored-number.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './number-panel.module.css';

/** Usage is read again after five minutes, by a tap, and after a purchase that changes it. */
const staleMs = 300_000;
// Quiet: no progress bar and no toast.
const usageCall = { ...phoneFlow.flowUsage, quiet: true };
const pointsCall = { ...profile.points, quiet: true };

type Left = Omit<StoredNumber, 'userId'>;

/** Data, voice and balance left of the subscriber's own number, with their time; what was last known while the number service does not answer. */
export function NumberPanel({ userId }: { userId: string }) {
  const { environment } = useSite();
  const usage = useCall(usageCall, {}, { staleMs });
  const points = useCall(pointsCall, {}, { staleMs });
  const { data, at } = usage;
  const balance = points.data?.balanceFen;
  const isSettled = points.data !== undefined || points.error !== undefined;
  useEffect(() => {
    if (data && isSettled)
      keepNumber(environment, {
        userId,
        at,
        leftMb: data.leftMb,
        totalMb: data.totalMb,
        voice: data.voice,
        billFen: data.billFen,
        balanceFen: balance ?? null,
      });
  }, [environment, userId, data, at, balance, isSettled]);
  const kept = storedNumber(environment, userId);
  const fresh = data && isSettled ? { ...data, at, balanceFen: balance ?? null } : undefined;
  const left: Left | undefined = fresh ?? kept;
  const busy = usage.loading || points.loading;
  const failed = !busy && usage.error !== undefined;
  const refresh = () => {
    void usage.refetch();
    void points.refetch();
  };
  return (
    <section className={styles.panel} aria-label="我的号码" aria-busy={left === undefined && !failed}>
      {failed ? (
        <p className={styles.failed} role="status">
          <Icon of={warnIcon} size={18} />
          <span className="grow">{unansweredText(left && { at: timeOf(left.at), leftMb: left.leftMb })}</span>
          <Button size="s" kind="plain" onPress={refresh}>
            重试
          </Button>
        </p>
      ) : (
        <>
          <Figures left={left} />
          <Forecast usage={data} />
        </>
      )}
      <div className={styles.foot}>
        <span className="grow">
          {left ? (
            <>
              <span className={`${styles.source} decorative`}>数据来自号码服务，</span>
              {timeOf(left.at)} 更新
            </>
          ) : (
            failed || <SkeletonBox width={120} height={16} />
          )}
        </span>
        {!failed && (
          <button type="button" className={`${styles.action} touch-target`} disabled={busy} onClick={refresh}>
            <Icon of={refreshIcon} size={14} />
            {busy ? '刷新中' : '刷新'}
          </button>
        )}
        <PageLink className={`${styles.action} touch-target`} to={{ page: 'numberManager' }}>
          {left?.billFen === undefined ? '号管家' : `本月账单 ¥${formatFen(left.billFen)}`}
          <Icon of={rightIcon} size={13} />
        </PageLink>
      </div>
    </section>
  );
}

/** Until when the data lasts. Its line is there from the start, so that the answer moves nothing. */
function Forecast({ usage }: { readonly usage: FlowUsage | undefined }) {
  const found = usage && lastsUntil(usage, serverNow());
  return (
    <p className={styles.forecast}>
      {found && (
        <>
          <span className="grow">{found.text}</span>
          <PageLink
            className={`${styles.action} touch-target`}
            to={{ page: found.isEnough ? 'flowManage' : 'trafficPackage' }}
          >
            {found.isEnough ? '看看用量' : '加流量'}
            <Icon of={rightIcon} size={13} />
          </PageLink>
        </>
      )}
    </p>
  );
}

const timeOf = (at: number): string => messageTime(new Date(at), serverNow());

function Figures({ left }: { left: Left | undefined }) {
  const amount = left && dataAmount(left.leftMb);
  const data = left && { total: left.totalMb, left: left.leftMb };
  const voice = left?.voice && { total: left.voice.totalMinutes, left: left.voice.leftMinutes };
  const low = data !== undefined && isLow(data);
  return (
    <ul className={styles.figures}>
      <Figure
        to={{ page: low ? 'trafficPackage' : 'flowManage' }}
        value={amount?.value}
        unit={amount?.unit}
        allowance={data}
        text={
          low ? (
            <>
              <span className={styles.lowText}>快用完</span> <span className="text-primary">加流量</span>
            </>
          ) : (
            `流量${left ? ` 共${dataText(left.totalMb)}` : ''}`
          )
        }
      />
      <Figure
        to={{ page: 'numberManager' }}
        value={left && (voice ? String(voice.left) : '未知')}
        unit={voice && '分钟'}
        allowance={voice}
        text={`语音${voice ? ` 共${voice.total}分` : ''}`}
      />
      <Figure
        to={{ page: 'numberManager' }}
        value={left && (left.balanceFen === null ? '未知' : formatFen(left.balanceFen))}
        currency={left !== undefined && left.balanceFen !== null}
        text="话费余额"
      />
    </ul>
  );
}

interface FigureProps {
  readonly to: Target;
  /** Undefined: not loaded. */
  readonly value: string | undefined;
  readonly unit?: string | undefined;
  readonly currency?: boolean;
  readonly allowance?: Allowance | undefined;
  readonly text: ReactNode;
}

const Figure = ({ to, value, unit, currency, allowance, text }: FigureProps) => (
  <li>
    <PageLink className={styles.figure} to={to}>
      <b className={`${styles.value} number`}>
        {value === undefined ? (
          <SkeletonBox width={64} height="1.1em" />
        ) : (
          <>
            {currency === true && <small>¥</small>}
            {value}
            {unit !== undefined && <small>{unit}</small>}
          </>
        )}
      </b>
      <span
        className={joinClasses(
          styles.bar,
          allowance && styles.track,
          allowance && isLow(allowance) && styles.lowBar,
        )}
        aria-hidden="true"
      >
        {allowance && <i style={{ width: `${leftPercent(allowance)}%` }} />}
      </span>
      {text}
    </PageLink>
  </li>
);
