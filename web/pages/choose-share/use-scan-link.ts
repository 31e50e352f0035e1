import { useSyncExternalStore } from 'react';
import { agreements } from '#core/contract/common/agreements.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

/** The code that leads here. */
export const chooseMaterial = { materialId: 'choose' };

const never = () => () => undefined;
const originHere = (): string | undefined => location.origin;

/** The QR code's URL; the origin is unknown in server rendering. */
export function useScanLink() {
  const { data, error, refetch } = useCall(agreements.qrCodeMaterial, chooseMaterial);
  const origin = useSyncExternalStore(never, originHere, () => undefined);
  return {
    material: data,
    link: data && origin && new URL(data.content, origin).href,
    error,
    retry: () => void refetch(),
  };
}
