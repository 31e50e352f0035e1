import { useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '#web/ui/toast/toast.ts';
import type { CityPickerProps } from './city-picker.tsx';

const loadPicker = () => import('./city-picker.tsx').then((found) => found.CityPicker);

interface CityPickerOnCall {
  show(): void;
  /** Whether its code is being loaded. */
  readonly loading: boolean;
  readonly picker: ReactNode;
}

/** The city picker, loaded when it is opened first. */
export function useCityPicker(): CityPickerOnCall {
  const [open, setOpen] = useState(false);
  const [Picker, setPicker] = useState<ComponentType<CityPickerProps>>();
  const show = () => {
    setOpen(true);
    if (Picker) return;
    loadPicker().then(
      (loaded) => setPicker(() => loaded),
      () => {
        setOpen(false);
        toast('城市列表没有加载出来，请重试', 'alert');
      },
    );
  };
  return {
    show,
    loading: open && !Picker,
    picker: Picker && <Picker open={open} onClose={() => setOpen(false)} />,
  };
}
