import { useState } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { posterRights } from './poster-rights.ts';
import styles from './save-poster.module.css';

interface SavePosterProps {
  readonly tier: Tier | undefined;
  readonly link: string | undefined;
}

/** Renders the poster as an image to be saved by a long press; the painter is loaded on demand. */
export function SavePoster({ tier, link }: SavePosterProps) {
  const picture = usePicture();
  const [painting, setPainting] = useState(false);
  const [image, setImage] = useState<string>();
  const [open, setOpen] = useState(false);
  const rights = posterRights(tier);
  const paint = async (text: string) => {
    setPainting(true);
    try {
      const { paintPoster } = await import('./paint-poster.ts');
      setImage(
        await paintPoster({
          link: text,
          rights: rights.map(({ rightsName, picUrl }) => ({ name: rightsName, picture: picture(picUrl) })),
        }),
      );
      setOpen(true);
    } catch {
      toast('图片没有生成，请截屏保存', 'alert'); // the painter did not load, or the browser would not paint
    }
    setPainting(false);
  };
  return (
    <>
      <Button
        busy={painting}
        disabled={link === undefined || !tier}
        onPress={() => link !== undefined && void paint(link)}
      >
        保存图片
      </Button>
      <Popup
        open={open}
        title="长按图片保存"
        onClose={() => setOpen(false)}
        footer={
          <Button size="m" full href={image} download="会员任我选.png">
            下载图片
          </Button>
        }
      >
        {image !== undefined && (
          <img
            className={styles.posterImage}
            src={image}
            width={270}
            height={420}
            alt="会员任我选分享图，含二维码"
          />
        )}
      </Popup>
    </>
  );
}
