import { useEffect, useRef, type MouseEvent } from 'react';
import type { Category } from '#core/contract/goods/catalogue.shapes.ts';
import { isPlainClick } from '#web/platform/navigation/is-plain-click.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { recommended } from '#core/rules/goods/lists/category-query.ts';
import styles from './category.module.css';

interface CategoryRailProps {
  readonly list: readonly Category[] | undefined;
  readonly value: string;
  onChoose(categoryId: string): void;
}

/** The categories at the left edge. Links, so that they work before hydration; a tap replaces the address. */
export function CategoryRail({ list, value, onChoose }: CategoryRailProps) {
  const href = useHref();
  const rail = useRef<HTMLElement>(null);
  // Coming back to a category far down shows it in the rail.
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (rail.current && current) rail.current.scrollTop = current.offsetTop - rail.current.clientHeight / 3;
  }, [value, list]);
  const entries = [
    { categoryId: recommended, categoryName: '为你推荐' },
    ...(list ?? []).map(({ categoryId, categoryName }) => ({ categoryId, categoryName })),
  ];
  const choose = (categoryId: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(categoryId);
  };
  return (
    <nav className={styles.rail} aria-label="商品分类" ref={rail}>
      {entries.map(({ categoryId, categoryName }) => (
        <a
          key={categoryId}
          href={href({
            page: 'category',
            query: { categoryId: categoryId === recommended ? undefined : categoryId },
          })}
          aria-current={categoryId === value ? 'true' : undefined}
          onClick={choose(categoryId)}
        >
          {categoryName}
        </a>
      ))}
      {!list &&
        Array.from({ length: 8 }, (_, at) => (
          <span key={at} className={styles.railSkeleton}>
            <SkeletonBox width={56} height={16} />
          </span>
        ))}
    </nav>
  );
}
