import { Swiper, SwiperItem, View } from '@tarojs/components';
import { useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import styles from './goods-detail.module.css';

/** The pictures, one at a time, with their number. */
export function Gallery({ pics, name }: { readonly pics: readonly string[]; readonly name: string }) {
  const [at, setAt] = useState(0);
  return (
    <View className={styles.gallery}>
      <Swiper className={styles.pictures} onChange={({ detail }) => setAt(detail.current)}>
        {pics.map((pic, index) => (
          <SwiperItem key={pic}>
            <Picture of={pic} className={styles.pictures} label={`${name}，第${index + 1}张图`} eager />
          </SwiperItem>
        ))}
      </Swiper>
      {pics.length > 1 && (
        <View className={styles.number}>
          {at + 1}/{pics.length}
        </View>
      )}
    </View>
  );
}
