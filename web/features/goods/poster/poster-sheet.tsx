import { useEffect, useState } from 'react';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { type Poster, drawPoster, posterSize } from './draw-poster.ts';
import styles from './poster-sheet.module.css';

/** The poster as a PNG in a data URL, which the content policy allows. Without its picture it is still a poster. */
async function makePoster(poster: Poster, art: string): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = posterSize.width;
  canvas.height = posterSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  drawPoster(context, poster, await loaded(art));
  return canvas.toDataURL('image/png');
}

/** Undefined when it cannot be loaded. */
const loaded = (url: string): Promise<HTMLImageElement | undefined> =>
  new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });

export interface PosterSheetProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  readonly poster: Poster;
  /** The address of the picture on it. */
  readonly art: string;
  /** The name of the saved file, without its ending. */
  readonly fileName: string;
}

/** A share poster as a picture to keep, and the link to copy. */
export function PosterSheet({ open, onClose, title, poster: requested, art, fileName }: PosterSheetProps) {
  const [poster, setPoster] = useState<{ readonly url?: string; readonly failed?: true }>({});
  const [tries, setTries] = useState(0);
  const content = JSON.stringify(requested);
  useEffect(() => {
    if (!open) return undefined;
    let left = false;
    makePoster(JSON.parse(content) as Poster, art).then(
      (url) => left || setPoster({ url }),
      () => left || setPoster({ failed: true }),
    );
    return () => {
      left = true;
      setPoster({});
    };
  }, [open, content, art, tries]);
  const copy = () =>
    void copyText(requested.link).then((copied) =>
      toast(copied ? '链接已复制' : '没有复制成功，请长按链接', copied ? 'status' : 'alert'),
    );
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kind="soft" full onPress={copy}>
            复制链接
          </Button>
          <Button full disabled={poster.url === undefined} href={poster.url} download={`${fileName}.png`}>
            保存图片
          </Button>
        </>
      }
    >
      {poster.failed ? (
        <FailedState look="strip" title="海报没有生成" onRetry={() => setTries(tries + 1)} />
      ) : poster.url === undefined ? (
        <SkeletonBox height={400} radius={12} />
      ) : (
        <>
          <img className={styles.poster} src={poster.url} alt={`${requested.name}的分享海报，含二维码`} />
          <p className={styles.hint}>长按图片也可以保存或发送</p>
        </>
      )}
    </Sheet>
  );
}
