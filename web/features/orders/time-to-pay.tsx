import { useState } from 'react';
import { Countdown } from '#web/ui/countdown/countdown.tsx';

interface TimeToPayProps {
  readonly payBy: string;
  /** The server's time of the answer. */
  readonly serverNow: string;
  /** Server clock minus device clock, in milliseconds. */
  readonly offset: number;
  /** 'light' is for heroes. */
  readonly look?: 'primary' | 'light';
  onEnd(): void;
}

/** The time left to pay by the server's clock. */
export function TimeToPay({ payBy, serverNow, offset, look = 'primary', onEnd }: TimeToPayProps) {
  const [until, now] = [Date.parse(payBy), Date.parse(serverNow)];
  const [isOver, setOver] = useState(until <= now);
  if (isOver) return <>付款时间已到，正在关闭</>;
  const end = () => {
    setOver(true);
    onEnd();
  };
  return (
    <>
      还剩 <Countdown until={until} now={now} offset={offset} from="minutes" look={look} onEnd={end} />
    </>
  );
}
