import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { offlineSentence } from '#core/rules/calls/api-failure.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import type { AddressFormProps } from './address-form.tsx';
import { AddressesSkeleton } from './addresses-skeleton.tsx';

const loadForm = () => import('./address-form.tsx').then(({ AddressForm }) => AddressForm);

interface LazyAddressFormProps extends AddressFormProps {
  load?(): Promise<ComponentType<AddressFormProps>>;
}

/** The form is the page's only content: where its code cannot be loaded, the page says so and loads it again by a tap. */
export function LazyAddressForm({ load = loadForm, ...props }: LazyAddressFormProps) {
  const [Form, setForm] = useState<ComponentType<AddressFormProps>>();
  const [failed, setFailed] = useState(false);
  const begin = useCallback(() => {
    load().then(
      (loaded) => setForm(() => loaded),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(begin, [begin]);
  const retry = () => {
    setFailed(false);
    begin();
  };
  if (Form) return <Form {...props} />;
  return failed ? (
    <FailedState title="页面没有加载出来" text={offlineSentence} onRetry={retry} />
  ) : (
    <AddressesSkeleton />
  );
}
