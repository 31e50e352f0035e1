import { View } from '@tarojs/components';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './floors.module.css';

/** Two or three coloured cards. */
export function DuoFloor({ floor: { cards } }: { readonly floor: FloorOf<'duo'> }) {
  return (
    <View className={styles.zones}>
      {cards.map(({ title, subTitle, highlight, pics: [pic], tone, link }) => (
        <View
          key={title}
          className={joinClasses(styles.zone, styles[tone])}
          {...(link !== null && { ariaRole: 'link', onClick: () => openLink(link) })}
        >
          <View className={styles.zoneTitle}>{title}</View>
          <View className={styles.zoneText}>{highlight ?? subTitle}</View>
          {pic !== undefined && <Picture of={pic} className={styles.zoneArt} />}
        </View>
      ))}
    </View>
  );
}
