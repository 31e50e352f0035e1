import { usePicture } from '#web/platform/world/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';

/** The right's picture, as wide as the page. */
export function RightPicture({ picUrl }: { picUrl: string }) {
  const picture = usePicture();
  return <LazyImage className="rd__p" src={picture(picUrl)} width={390} height={310} eager />;
}
