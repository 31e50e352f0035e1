import { useCallback } from 'react';
import { noMapApp } from '#core/rules/hosts/map-app.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { MapPoint } from './host.ts';
import { useHost } from './host-context.tsx';

/** Opens a point in a map app. */
export function useOpenMap(): (point: MapPoint) => void {
  const host = useHost();
  return useCallback(
    (point) => {
      import('./open-map.ts').then(
        ({ openMap }) => openMap(host, point),
        () => toast(noMapApp, 'alert'),
      );
    },
    [host],
  );
}
