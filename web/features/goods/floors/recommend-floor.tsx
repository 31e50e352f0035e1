import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsFeed } from '../goods-feed.tsx';
import type { FloorProps } from './floor-props.ts';
import { moreOf } from './more-of.ts';

/** The feed at the end of the page. */
export function RecommendFloor({ floor }: FloorProps<'recommend'>) {
  return (
    <Floor look="bare" header={{ title: floor.title, more: moreOf(floor) }}>
      <GoodsFeed label={floor.title} />
    </Floor>
  );
}
