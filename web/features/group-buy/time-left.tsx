import { Countdown, type CountdownProps } from '#web/ui/countdown/countdown.tsx';

export interface ServerTime {
  readonly serverNow: string;
  /** Server clock minus device clock, in milliseconds. */
  readonly offset: number;
}

interface TimeLeftProps extends ServerTime {
  readonly until: string;
  readonly look: CountdownProps['look'];
  readonly onEnd?: (() => void) | undefined;
}

/** The time left until a group ends, by the server's clock. */
export const TimeLeft = ({ until, serverNow, offset, look, onEnd }: TimeLeftProps) => (
  <Countdown
    until={Date.parse(until)}
    now={Date.parse(serverNow)}
    offset={offset}
    look={look}
    onEnd={onEnd}
  />
);
