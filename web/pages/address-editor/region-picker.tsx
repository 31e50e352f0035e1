import { useState } from 'react';
import { cities } from '#core/rules/location/cities.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import styles from './address-editor.module.css';

interface RegionPickerProps {
  onPick(region: { readonly areaNum: string; readonly region: string }): void;
  onClose(): void;
}

const provinces = [...new Set(cities.map(({ province }) => province))];
const citiesOf = (province: string) => cities.filter((city) => city.province === province);

/** Province, then city; a municipality is picked at once. */
export function RegionPicker({ onPick, onClose }: RegionPickerProps) {
  const [province, setProvince] = useState<string>();
  const pick = (name: string) => {
    const [only, ...more] = citiesOf(name);
    if (only && more.length === 0 && only.fullName === name) onPick({ areaNum: only.areaNum, region: name });
    else setProvince(name);
  };
  return (
    <Sheet open title={province ?? '选择省份'} onClose={onClose}>
      <div className={styles.regions}>
        {province === undefined ? (
          provinces.map((name) => <Cell key={name} title={name} onPress={() => pick(name)} />)
        ) : (
          <>
            <Cell title="重新选择省份" onPress={() => setProvince(undefined)} />
            {citiesOf(province).map(({ areaNum, fullName }) => (
              <Cell
                key={areaNum}
                title={fullName}
                onPress={() => onPick({ areaNum, region: `${province} ${fullName}` })}
              />
            ))}
          </>
        )}
      </div>
    </Sheet>
  );
}
