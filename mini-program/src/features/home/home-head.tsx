import { View } from '@tarojs/components';
import { placement } from '#core/contract/goods/placement.ts';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { setLargeText, useLook } from '../../platform/host/look.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { openCity } from '../../platform/navigation/open-city.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import styles from './home.module.css';

/** City, large text, and the way to the search. */
export function HomeHead() {
  const { areaName } = usePlace();
  const { isLarge } = useLook();
  const words = useQuery(placement.searchWords, {}, { staleMs: 300_000 });
  const placeholder = words.data?.placeholder;
  return (
    <>
      <NavBar back={false} look="hero">
        <View
          className={styles.city}
          ariaRole="button"
          ariaLabel={`当前城市${areaName}，切换城市`}
          onClick={openCity}
        >
          <Icon of={pinIcon} size={20} />
          {areaName.replace(/市$/, '')}
          <Icon of={downIcon} size={16} />
        </View>
        <View className={styles.care} ariaRole="button" onClick={() => setLargeText(!isLarge)}>
          {isLarge ? '标准字号' : '大字版'}
        </View>
      </NavBar>
      <View
        className={styles.search}
        ariaRole="link"
        ariaLabel={placeholder ? `搜索，${placeholder}` : '搜索权益和商品'}
        onClick={() => openPage('searchInput')}
      >
        <Icon of={searchIcon} size={20} className={styles.searchIcon} />
        <View className={styles.searchText}>{placeholder ? `搜 ${placeholder}` : '搜索权益和商品'}</View>
        <View className={styles.searchButton}>搜索</View>
      </View>
    </>
  );
}
