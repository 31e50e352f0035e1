import { chinaMoment } from './china-moment.ts';
import { since } from './since.ts';

/** A moment as the time that has passed; the moment itself is a touch away. */
export function Ago({ at, now }: { at: string; now: number | undefined }) {
  return (
    <time className="wb__t" dateTime={at} title={chinaMoment(at)}>
      {since(at, now ?? Date.parse(at))}
    </time>
  );
}
