import { useEffect, useState } from 'react';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { shareIcon } from '#web/art/icons/share-icon.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import styles from './goods-body.module.css';

export interface GoodsBarProps {
  readonly goods: SkuDetail;
  readonly isFavourite: boolean;
  onFavourite(): void;
  onShare(): void;
  onBack(): void;
}

const parts = [
  { id: 'goods-top', name: '商品' },
  { id: 'goods-about', name: '详情' },
  { id: 'goods-notes', name: '须知' },
  { id: 'goods-more', name: '推荐' },
] as const;
type PartId = (typeof parts)[number]['id'];

/** The bar of the pictures is left behind once most of them are out of sight. */
const shownAfter = 240;
/** A part counts as reached when its top is this far below the bar. */
const reach = 120;

/** Follows the scroll: undefined while the pictures are in view, then the part that is read. */
function useReadPart(): PartId | undefined {
  const [part, setPart] = useState<PartId>();
  useEffect(() => {
    const follow = () => setPart(scrollY < shownAfter ? undefined : readPart());
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, []);
  return part;
}

function readPart(): PartId {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const reached = parts.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && (isAtEnd ? top < innerHeight : top <= reach);
  });
  return reached[reached.length - 1]?.id ?? 'goods-top';
}

function showPart(id: PartId): void {
  const part = document.getElementById(id);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isStill ? 'instant' : 'smooth';
  if (id === 'goods-top') scrollTo({ top: 0, behavior });
  else part?.scrollIntoView({ behavior });
  part?.focus({ preventScroll: true });
}

/** Takes over after the pictures: back, the parts of the page, favourite and share. */
export function GoodsBar({ goods, isFavourite, onFavourite, onShare, onBack }: GoodsBarProps) {
  const picture = usePicture('small');
  const read = useReadPart();
  if (read === undefined) return null;
  return (
    <header className={styles.bar}>
      <IconButton icon={leftIcon} label="返回" onPress={() => onBack()} />
      <LazyImage className={styles.thumb} src={picture(goods.pics[0] ?? '')} eager />
      <nav className={styles.parts} aria-label="商品页的部分">
        {parts.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-current={id === read ? 'true' : undefined}
            onClick={() => showPart(id)}
          >
            {name}
          </button>
        ))}
      </nav>
      <IconButton
        className={styles.heart}
        icon={heartIcon}
        size={22}
        label="收藏"
        pressed={isFavourite}
        onPress={onFavourite}
      />
      <IconButton icon={shareIcon} size={22} label="分享" onPress={onShare} />
    </header>
  );
}
