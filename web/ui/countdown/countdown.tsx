import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import { splitSeconds } from './split-seconds.ts';
import styles from './countdown.module.css';

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
