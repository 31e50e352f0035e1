import './rights-grid.css';
import { Fragment } from 'react';
import { nameParts } from '#core/rules/format/name-parts.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';

export interface GridEntry {
  readonly name: string;
  readonly note: string;
  readonly picUrl: string;
  /** This month's are gone. */
  readonly isGone?: boolean;
}

/** What a membership gives, four in a row; the first screen's pictures come with the document. */
export function RightsGrid({ entries, eager = false }: { entries: readonly GridEntry[]; eager?: boolean }) {
  const picture = usePicture();
  return (
    <ul className="rgd">
      {entries.map(({ name, note, picUrl, isGone = false }) => (
        <li key={name} className={isGone ? 'rgd__i rgd__i--off' : 'rgd__i'}>
          <LazyImage src={picture(picUrl)} eager={eager} />
          <b className="l2">
            <Broken text={name} />
          </b>
          <span className="rgd__t l2">
            <Broken text={isGone ? '本月已领完' : note} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A few words that end their line, if they must, where a reader would. */
const Broken = ({ text }: { text: string }) =>
  nameParts(text).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
