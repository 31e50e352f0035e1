import { useRef, useState, type UIEvent } from 'react';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly name: string;
  readonly pics: readonly string[];
  readonly texts: readonly string[] | undefined;
  readonly videosId: string | undefined;
  readonly isSoldOut: boolean;
}

/** Longer texts describe a photograph and are no word for a button. */
const maxWord = 4;

/** The pictures, one at a time. A focused scroller with snap points moves by one with the arrow keys; a word shows its picture. */
export function Gallery({ name, pics, texts = [], videosId, isSoldOut }: GalleryProps) {
  const picture = usePicture();
  const href = useHref();
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setAt(Math.min(pics.length - 1, Math.round(scrollLeft / Math.max(1, clientWidth))));
  const show = (place: number) => {
    if (strip.current) strip.current.scrollLeft = place * strip.current.clientWidth;
  };
  const words = texts.every((text) => text !== '' && text.length <= maxWord) ? texts : [];
  return (
    <div className={styles.gallery}>
      <ul
        ref={strip}
        className={styles.strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller is reached by keyboard
        tabIndex={pics.length > 1 ? 0 : undefined}
        aria-label={`${name}的图片`}
        onScroll={onScroll}
      >
        {pics.map((pic, index) => (
          <li key={pic}>
            <LazyImage
              className={styles.picture}
              src={picture(pic)}
              alt={texts[index] ? `${name}，${texts[index]}` : `${name}，第${index + 1}张`}
              width={390}
              height={352}
              eager={index === 0}
              soldOut={isSoldOut || undefined}
            />
          </li>
        ))}
      </ul>
      {pics.length > 1 && (
        <div className={styles.words}>
          {videosId !== undefined && (
            <a className={styles.video} href={href({ page: 'videoDetail', query: { videosId } })}>
              看视频
            </a>
          )}
          {words.map((word, place) => (
            <button
              key={pics[place]}
              type="button"
              aria-label={`看图片：${word}`}
              aria-current={place === at || undefined}
              onClick={() => show(place)}
            >
              {word}
            </button>
          ))}
          <span className={styles.counter} role="status">
            <span aria-hidden="true">
              {at + 1}/{pics.length}
            </span>
            <span className="visually-hidden">{`第${at + 1}张，共${pics.length}张`}</span>
          </span>
        </div>
      )}
    </div>
  );
}
