import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './countdown.module.css';

interface SplitSeconds {
  readonly days: number;
  readonly blocks: readonly string[];
  readonly label: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** What a countdown prints, and its spoken form, which changes once a minute so that it is not read every second. */
function splitSeconds(left: number, from: 'hours' | 'minutes'): SplitSeconds {
  const days = from === 'hours' ? Math.floor(left / 86_400) : 0;
  const hours = from === 'hours' ? Math.floor((left % 86_400) / 3600) : 0;
  const minutes = Math.floor((left - days * 86_400 - hours * 3600) / 60);
  const blocks = [...(from === 'hours' ? [two(hours)] : []), two(minutes), two(left % 60)];
  const spoken = `${days > 0 ? `${days}天` : ''}${hours > 0 ? `${hours}时` : ''}${minutes}分`;
  return { days, blocks, label: left < 60 ? '剩余不到1分钟' : `剩余${spoken}` };
}

export interface CountdownProps {
  /** The end, in milliseconds since 1970, by the server's clock. */
  until: number;
  /** The server time of the first render, so that hydration matches. */
  now: number;
  /** Server clock minus device clock, in milliseconds. */
  offset?: number | undefined;
  /** 'text' has no blocks, for a line of text. */
  look?: 'dark' | 'primary' | 'light' | 'text' | undefined;
  /** 'minutes' leaves the hours out, for deadlines under an hour. */
  from?: 'hours' | 'minutes' | undefined;
  onEnd?: (() => void) | undefined;
  className?: string | undefined;
}

export function Countdown({
  until,
  now,
  offset = 0,
  look = 'dark',
  from = 'hours',
  onEnd,
  className,
}: CountdownProps) {
  const [time, setTime] = useState(now);
  const left = Math.max(0, Math.ceil((until - time) / 1000));
  const running = left > 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);

    function tick() {
      const present = Date.now() + offset;
      setTime(present);
      if (present < until) return;
      clearInterval(timer);
      end();
    }
  }, [running, offset, until]);
  const { blocks, days, label } = splitSeconds(left, from);
  return (
    <span
      className={joinClasses(styles.countdown, look !== 'dark' && styles[look], className)}
      role="timer"
      aria-label={label}
    >
      {days > 0 && <>{days}天</>}
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {index > 0 && ':'}
          <b>{block}</b>
        </Fragment>
      ))}
    </span>
  );
}
