import { View } from '@tarojs/components';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { openCity } from '../../platform/navigation/open-city.ts';
import { Icon } from '../../ui/icon.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { SearchField, type SearchFieldProps } from '../../ui/search-field.tsx';
import styles from './channel-head.module.css';

interface ChannelHeadProps extends Pick<SearchFieldProps, 'value' | 'onChange' | 'onSearch'> {
  readonly title: string;
}

/** Title and city beside the chat app's capsule, and the search of shops below. */
export function ChannelHead({ title, ...field }: ChannelHeadProps) {
  const { areaName } = usePlace();
  return (
    <>
      <NavBar title={title} look="hero">
        <View
          className={styles.city}
          ariaRole="button"
          ariaLabel={`当前城市${areaName}，切换城市`}
          onClick={openCity}
        >
          <Icon of={pinIcon} size={18} />
          <View className={styles.cityName}>{areaName.replace(/市$/, '')}</View>
          <Icon of={downIcon} size={14} />
        </View>
      </NavBar>
      <View className={styles.search}>
        <SearchField placeholder="搜门店、套餐、洗车" {...field} />
      </View>
    </>
  );
}
