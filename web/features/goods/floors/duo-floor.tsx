import './duo-floor.css';
import type { ReactNode } from 'react';
import type { ZoneCard } from '#core/contract/goods/floors.shapes.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { usePicture } from '#web/platform/world/use-picture.ts';
import type { FloorProps } from './floor-views.ts';

/** Two or three coloured doors; the first of three stands large. */
export function DuoFloor({ floor: { title, cards }, eager }: FloorProps<'duo'>) {
  // Not left to the style to count: a document that is still arriving has fewer.
  return (
    <section className={joinClasses('duo', cards.length === 3 && 'duo--three')} aria-label={title}>
      {cards.map((card) => (
        <Zone key={card.title} card={card} eager={eager} />
      ))}
    </section>
  );
}

function Zone({
  card: { title, subTitle, highlight, pics, tone, link },
  eager,
}: {
  card: ZoneCard;
  eager: boolean;
}) {
  const picture = usePicture();
  const inside: ReactNode = (
    <>
      <h3>{title}</h3>
      <p>{subTitle}</p>
      {highlight !== null && (
        <p className="duo__h">
          <Highlight words={highlight} />
        </p>
      )}
      {pics.map((pic) => (
        <LazyImage key={pic} src={picture(pic)} eager={eager} />
      ))}
    </>
  );
  const className = `duo__c duo__c--${tone}`;
  return link === null ? (
    <div className={className} data-point={title}>
      {inside}
    </div>
  ) : (
    <a className={className} href={link} data-point={title}>
      {inside}
    </a>
  );
}

/** 5折封顶: the number stands large. */
function Highlight({ words }: { words: string }) {
  const [, number = '', rest = words] = /^(\d+(?:\.\d+)?)(.*)$/.exec(words) ?? [];
  return (
    <>
      {number !== '' && <span className="num">{number}</span>}
      <b>{rest}</b>
    </>
  );
}
