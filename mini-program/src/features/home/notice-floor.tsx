import { Swiper, SwiperItem, View } from '@tarojs/components';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { volumeIcon } from '#web/art/icons/volume-icon.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './floors.module.css';

/** Lines that take turns. */
export function NoticeFloor({ floor: { items } }: { readonly floor: FloorOf<'notice'> }) {
  if (items.length === 0) return null;
  return (
    <View className={styles.notice}>
      <Icon of={volumeIcon} size={20} className={styles.noticeIcon} />
      <Swiper className={styles.noticeTexts} vertical circular autoplay interval={4000}>
        {items.map(({ tag, text, link }) => (
          <SwiperItem key={text}>
            <View
              className={styles.noticeText}
              {...(link !== null && { ariaRole: 'link', onClick: () => openLink(link) })}
            >
              <Tag kind="solid">{tag}</Tag>
              <View className={styles.oneRow}>{text}</View>
            </View>
          </SwiperItem>
        ))}
      </Swiper>
    </View>
  );
}
