import { View } from '@tarojs/components';
import { useState } from 'react';
import { area } from '#core/contract/common/area.ts';
import { usePlace } from '../../platform/location/place-store.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CityResults } from './city-results.tsx';
import { CityShelves } from './city-shelves.tsx';
import { usePickCity } from './use-pick-city.ts';
import styles from './city.module.css';

/** The city table changes rarely. */
const staleMs = 3_600_000;

/** 选择城市: the position, recent and recommended cities, all cities by initial, and a search. */
export function CityPage() {
  const [typed, setTyped] = useState('');
  const cities = useQuery(area.allCities, {}, { staleMs });
  const { areaNum } = usePlace();
  const pick = usePickCity();
  return (
    <Page className={styles.page}>
      <NavBar title="选择城市" />
      <View className={styles.field}>
        <SearchField value={typed} placeholder="城市名、拼音或首字母" onChange={setTyped} />
      </View>
      {typed.trim() === '' ? (
        <CityShelves cities={cities} current={areaNum} onPick={pick} />
      ) : (
        <CityResults
          typed={typed}
          cities={cities}
          current={areaNum}
          onPick={pick}
          onClear={() => setTyped('')}
        />
      )}
    </Page>
  );
}
