import { Image, View } from '@tarojs/components';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { picture } from '../../platform/picture.ts';
import { track } from '../../platform/tracking/track.ts';
import { Floor } from '../../ui/floor.tsx';
import styles from './floors.module.css';

/** The grid of quick entries; those without a link are left out. */
export function QuickFloor({ floor: { title, entries } }: { readonly floor: FloorOf<'quick'> }) {
  return (
    <Floor>
      <View className={styles.quick}>
        {entries.map(({ key, name, link, badge }) =>
          link === null ? null : (
            <View
              key={key}
              className={styles.entry}
              ariaRole="link"
              onClick={() => {
                track({ type: 'clk', floorName: title, pointName: name });
                openLink(link);
              }}
            >
              <Image className={styles.entryArt} src={picture(`quick/${key}`)} ariaHidden />
              {badge !== null && <View className={styles.badge}>{badge}</View>}
              <View className={styles.entryName}>{name}</View>
            </View>
          ),
        )}
      </View>
    </Floor>
  );
}
