import { Suspense, useState } from 'react';
import type { Address } from '#core/contract/order/addresses.shapes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { useAddressForm } from './use-address-form.ts';
import styles from './address-editor.module.css';

const RegionPicker = lazyPart(() => import('./region-picker.tsx').then((found) => found.RegionPicker));

export interface AddressFormProps {
  readonly stored: Address | undefined;
}

/** The editor of one address. The stored number is shown masked and kept where nothing is typed. */
export function AddressForm({ stored }: AddressFormProps) {
  const { fields, problems, busy, set, submit } = useAddressForm(stored);
  const [picking, setPicking] = useState(false);
  return (
    <Form onSubmit={submit}>
      <Floor label="地址">
        <TextField
          label="收货人"
          placeholder="姓名"
          autoComplete="name"
          maxLength={20}
          value={fields.recipient}
          error={problems.recipient}
          onChange={(recipient) => set({ recipient })}
        />
        <TextField
          label="手机号"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          placeholder={stored?.phone ?? '11位手机号'}
          hint={stored && '不修改可留空'}
          value={fields.phone}
          error={problems.phone}
          onChange={(phone) => set({ phone: phone.replace(/\D/g, '') })}
        />
        <div className={styles.region}>
          <span className={styles.regionLabel}>所在地区</span>
          <Button
            kind="outline"
            full
            label={`所在地区：${fields.region || '请选择省份和城市'}`}
            describedBy={problems.areaNum === undefined ? undefined : 'region-problem'}
            onPress={() => setPicking(true)}
          >
            {fields.region || '请选择省份和城市'}
          </Button>
          {problems.areaNum !== undefined && (
            <p id="region-problem" className={styles.problem} role="alert">
              {problems.areaNum}
            </p>
          )}
        </div>
        <TextField
          label="区县"
          placeholder="如鼓楼区"
          maxLength={20}
          value={fields.district}
          error={problems.district}
          onChange={(district) => set({ district })}
        />
        <TextField
          label="详细地址"
          placeholder="街道、小区、楼栋、门牌号"
          autoComplete="street-address"
          maxLength={60}
          value={fields.street}
          error={problems.street}
          onChange={(street) => set({ street })}
        />
        <div className={styles.default}>
          <span className="grow" aria-hidden="true">
            设为默认地址
          </span>
          <Switch
            label="设为默认地址"
            checked={fields.isDefault}
            disabled={stored?.defaultFlag === 1}
            onChange={(isDefault) => set({ isDefault })}
          />
        </div>
      </Floor>
      <div className={styles.save}>
        <Button type="submit" full busy={busy}>
          保存
        </Button>
      </div>
      {picking && (
        <Suspense fallback={null}>
          <RegionPicker
            onClose={() => setPicking(false)}
            onPick={({ areaNum, region }) => {
              set({ areaNum, region });
              setPicking(false);
            }}
          />
        </Suspense>
      )}
    </Form>
  );
}
