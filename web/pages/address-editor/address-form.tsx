import { Suspense, useEffect, useRef, useState } from 'react';
import type { Address } from '#core/contract/order/addresses.shapes.ts';
import { districtsOf } from '#core/rules/order/addresses/districts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { PastedAddress } from './pasted-address.tsx';
import { useAddressForm } from './use-address-form.ts';
import styles from './address-editor.module.css';

const RegionSheet = lazyPart(() => import('./region-sheet.tsx').then((found) => found.RegionSheet));

export interface AddressFormProps {
  readonly stored: Address | undefined;
}

/** Whether the sheet has the districts of the city. */
const isListed = (areaNum: string): boolean => districtsOf(areaNum).length > 0;

/** The editor of one address. The stored number is shown masked and kept where nothing is typed. */
export function AddressForm({ stored }: AddressFormProps) {
  const { fields, problems, tries, busy, set, submit } = useAddressForm(stored);
  const [picking, setPicking] = useState(false);
  const region = [fields.region, isListed(fields.areaNum) ? fields.district : ''].filter(Boolean).join(' ');
  const regionProblem =
    problems.areaNum ?? (isListed(fields.areaNum) && problems.district ? '请选择区县' : undefined);
  const form = useRef<HTMLDivElement>(null);
  // After a try to save, the first field that is wrong.
  useEffect(() => {
    if (tries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
  }, [tries]);
  return (
    <Form onSubmit={submit}>
      <div ref={form}>
        {!stored && <PastedAddress onRecognised={set} />}
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
          <div className={styles.region} data-invalid={regionProblem === undefined ? undefined : ''}>
            <span className={styles.regionLabel}>所在地区</span>
            <Button
              className={styles.regionButton}
              kind="plain"
              full
              label={`所在地区：${region || '请选择省、市、区'}`}
              describedBy={regionProblem === undefined ? undefined : 'region-problem'}
              onPress={() => setPicking(true)}
            >
              {region || '请选择省、市、区'}
            </Button>
            {regionProblem !== undefined && (
              <p id="region-problem" className={styles.problem} role="alert">
                {regionProblem}
              </p>
            )}
          </div>
          {fields.areaNum !== '' && !isListed(fields.areaNum) && (
            <TextField
              label="区县"
              placeholder="如鼓楼区"
              maxLength={20}
              value={fields.district}
              error={problems.district}
              onChange={(district) => set({ district })}
            />
          )}
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
      </div>
      <div className={styles.save}>
        <Button type="submit" full busy={busy}>
          保存
        </Button>
      </div>
      {picking && (
        <Suspense fallback={null}>
          <RegionSheet
            areaNum={fields.areaNum}
            district={fields.district}
            onClose={() => setPicking(false)}
            onPick={(picked) => {
              set(picked);
              setPicking(false);
            }}
          />
        </Suspense>
      )}
    </Form>
  );
}
