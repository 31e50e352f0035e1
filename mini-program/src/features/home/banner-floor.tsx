import { Swiper, SwiperItem, View } from '@tarojs/components';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './floors.module.css';

/** Pictures with words, one at a time. */
export function BannerFloor({ floor: { materials } }: { readonly floor: FloorOf<'banner'> }) {
  if (materials.length === 0) return null;
  return (
    <Swiper className={styles.banners} circular autoplay={materials.length > 1} interval={5000}>
      {materials.map(({ materialId, title, subTitle, picUrl, link }) => (
        <SwiperItem key={materialId}>
          <View
            className={styles.banner}
            {...(link !== null && { ariaRole: 'link', onClick: () => openLink(link) })}
          >
            <View className={styles.bannerText}>
              <View className={styles.zoneTitle}>{title}</View>
              <View className={styles.zoneText}>{subTitle}</View>
            </View>
            <Picture of={picUrl} className={styles.bannerArt} />
          </View>
        </SwiperItem>
      ))}
    </Swiper>
  );
}
