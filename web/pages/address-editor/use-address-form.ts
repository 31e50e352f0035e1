import { useState } from 'react';
import type { InputOf } from '#core/contract/endpoint.ts';
import { addresses } from '#core/contract/order/addresses.ts';
import type { Address } from '#core/contract/order/addresses.shapes.ts';
import { addressProblems, type AddressFields } from '#core/rules/order/address-fields.ts';
import { regionText } from '#core/rules/order/address-text.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useSendOnce } from '#web/platform/api/use-send-once.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useChosenAddress } from './use-chosen-address.ts';

export interface FormFields extends AddressFields {
  /** Province and city in words. */
  readonly region: string;
  readonly isDefault: boolean;
}

const fieldsOf = (stored: Address | undefined): FormFields => ({
  recipient: stored?.recipient ?? '',
  phone: '',
  areaNum: stored?.areaNum ?? '',
  region: stored ? regionText(stored) : '',
  district: stored?.district ?? '',
  street: stored?.street ?? '',
  isDefault: stored?.defaultFlag === 1,
});

/** The fields of an address and their problems, shown after the first try to save. */
export function useAddressForm(stored: Address | undefined) {
  const call = useApi();
  const queries = useQueryCache();
  const navigator = useNavigator();
  const choose = useChosenAddress();
  const [fields, setFields] = useState(() => fieldsOf(stored));
  const [tries, setTries] = useState(0);
  const sendOnce = useSendOnce('address');
  const problems = addressProblems(fields, stored !== undefined);
  const save = useAction(
    ({ recipient, phone, areaNum, district, street, isDefault }: FormFields) => {
      const address: InputOf<typeof addresses.saveAddress> = {
        ...(stored && { addressId: stored.addressId }),
        ...(phone !== '' && { phone }),
        recipient,
        areaNum,
        district,
        street,
        defaultFlag: isDefault ? 1 : 0,
      };
      return sendOnce(JSON.stringify(address), (idempotencyKey) =>
        call(addresses.saveAddress, address, { idempotencyKey }),
      );
    },
    {
      onDone: ({ addressId, list }) => {
        queries.put(callKey(addresses.addressList, {}), { list });
        toast('地址已保存');
        if (choose) choose(addressId);
        else navigator.back();
      },
    },
  );
  return {
    fields,
    problems: tries > 0 ? problems : {},
    /** How often saving was tried with something wrong. */
    tries,
    busy: save.busy,
    set: (changed: Partial<FormFields>) => setFields((known) => ({ ...known, ...changed })),
    submit: () => {
      if (Object.keys(problems).length === 0) save.run(fields);
      else setTries(tries + 1);
    },
  };
}
