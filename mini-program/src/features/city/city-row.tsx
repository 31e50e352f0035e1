import { View } from '@tarojs/components';
import type { City } from '#core/contract/fields.ts';
import { placeOfListedCity } from '#core/rules/location/place-of-listed-city.ts';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import type { PickCity } from './use-pick-city.ts';
import styles from './city.module.css';

interface CityRowProps {
  readonly city: City;
  readonly isCurrent: boolean;
  readonly onPick: PickCity;
}

/** One city of a list, with its province because names repeat. */
export const CityRow = ({ city, isCurrent, onPick }: CityRowProps) => (
  <View
    className={joinClasses(styles.row, isCurrent && styles.current)}
    ariaRole="button"
    ariaLabel={`${city.areaName}，${city.province}${isCurrent ? '，当前城市' : ''}`}
    onClick={() => onPick(placeOfListedCity(city, 'default'))}
  >
    {city.areaName}
    {isCurrent && <Icon of={checkIcon} size={18} />}
    <View className={styles.province}>{city.province}</View>
  </View>
);
