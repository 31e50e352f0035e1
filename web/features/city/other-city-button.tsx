import { useEffect } from 'react';
import { usePlace } from '#web/platform/location/place-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useCityPicker } from './use-city-picker.tsx';

interface OtherCityButtonProps {
  readonly className?: string | undefined;
  /** Called when a city was chosen. */
  onChosen(): void;
}

/** 换个城市: offers another city where the subscriber's own is not served. */
export function OtherCityButton({ className, onChosen }: OtherCityButtonProps) {
  const { show, loading, picker } = useCityPicker();
  const { isUserChoose, timestamp } = usePlace();
  useEffect(() => {
    if (isUserChoose === 1) onChosen();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each choice
  }, [isUserChoose, timestamp]);
  return (
    <>
      <Button className={className} kind="soft" size="m" busy={loading} onPress={show}>
        换个城市
      </Button>
      {picker}
    </>
  );
}
