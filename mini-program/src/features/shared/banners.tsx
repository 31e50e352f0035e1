import { Swiper, SwiperItem, View } from '@tarojs/components';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { track } from '../../platform/tracking/track.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './banners.module.css';

interface BannersProps {
  readonly materials: FloorOf<'banner'>['materials'];
  /** Where they stand, for the log. */
  readonly floorName: string;
}

/** Pictures with words, one at a time; nothing where there are none. */
export function Banners({ materials, floorName }: BannersProps) {
  if (materials.length === 0) return null;
  return (
    <Swiper className={styles.banners} circular autoplay={materials.length > 1} interval={5000}>
      {materials.map(({ materialId, title, subTitle, picUrl, link }) => (
        <SwiperItem key={materialId}>
          <View
            className={styles.banner}
            {...(link !== null && {
              ariaRole: 'link',
              onClick: () => {
                track({ type: 'clk', floorName, pointName: title });
                openLink(link);
              },
            })}
          >
            <View className={styles.words}>
              <View className={styles.title}>{title}</View>
              <View className={styles.text}>{subTitle}</View>
            </View>
            <Picture of={picUrl} className={styles.art} />
          </View>
        </SwiperItem>
      ))}
    </Swiper>
  );
}
