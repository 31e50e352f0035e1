import type { ZoneCard } from '#core/contract/goods/shared/floors.shapes.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { TonedCard } from '#web/ui/toned-card/toned-card.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import type { FloorProps } from './floor-props.ts';
import styles from './duo-floor.module.css';

/** Two or three coloured cards; the first of three is large. */
export function DuoFloor({ floor: { title, cards }, eager }: FloorProps<'duo'>) {
  // A class instead of :has(:nth-child), because a streaming document has fewer children at first.
  return (
    <section
      className={joinClasses(styles.zones, cards.length === 3 && styles.threeZones)}
      aria-label={title}
    >
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
  const picture = usePicture('small');
  return (
    <TonedCard className={styles.zone} tone={tone} title={title} href={link}>
      <h3>{title}</h3>
      <p>{subTitle}</p>
      {highlight !== null && (
        <p className={styles.highlight}>
          <Highlight words={highlight} />
        </p>
      )}
      {pics.map((pic) => (
        <LazyImage key={pic} className={styles.picture} src={picture(pic)} eager={eager} />
      ))}
    </TonedCard>
  );
}

/** 5折封顶: the number stands large. */
function Highlight({ words }: { words: string }) {
  const [, number = '', rest = words] = /^(\d+(?:\.\d+)?)(.*)$/.exec(words) ?? [];
  return (
    <>
      {number !== '' && <span className="number">{number}</span>}
      <b>{rest}</b>
    </>
  );
}
