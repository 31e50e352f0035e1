import { useState } from 'react';
import { districtsOf } from '#core/rules/order/addresses/districts.ts';
import { regionText } from '#core/rules/order/address-text.ts';
import { recogniseAddress } from '#core/rules/order/addresses/recognise-address.ts';
import { WrittenText } from '#web/features/support/written-text.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './address-editor.module.css';
import type { FormFields } from './use-address-form.ts';

interface PastedAddressProps {
  onRecognised(fields: Partial<FormFields>): void;
}

/** An address that was copied elsewhere, split into the fields of the form; what is not found stays to be typed. */
export function PastedAddress({ onRecognised }: PastedAddressProps) {
  const [text, setText] = useState('');
  const recognise = async () => {
    const table = await import('#core/rules/location/cities.ts').catch(() => undefined);
    if (!table) {
      toast('没有加载出来，请重试', 'alert');
      return;
    }
    const { city, ...found } = recogniseAddress(text, table.cities, districtsOf);
    const names = [
      found.recipient === undefined && '收货人',
      found.phone === undefined && '手机号',
      city === undefined && '所在地区',
      found.street === undefined && '详细地址',
    ].filter((name) => name !== false);
    if (names.length === 4) {
      toast('没有认出姓名、手机号或地址，请直接填写', 'alert');
      return;
    }
    onRecognised({
      ...found,
      ...(city && {
        areaNum: city.areaNum,
        region: regionText({ province: city.province, city: city.fullName }),
        district: found.district ?? '',
      }),
    });
    setText('');
    toast(names.length === 0 ? '已填好，请核对' : `已填好，还差${names.join('、')}`);
  };
  return (
    <Floor label="粘贴识别">
      <WrittenText
        label="粘贴收货信息"
        placeholder="粘贴姓名、手机号和地址，自动填到下面"
        rows={2}
        value={text}
        onChange={setText}
      />
      <div className={styles.recognise}>
        <Button size="s" kind="soft" disabled={text.trim() === ''} onPress={() => void recognise()}>
          识别
        </Button>
      </div>
    </Floor>
  );
}
