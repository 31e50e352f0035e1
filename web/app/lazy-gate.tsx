import { useEffect, useState, type ComponentType } from 'react';
import type { GateProps } from '#web/platform/gateway/gate.tsx';

const shortlyMs = 100;
const againMs = 15_000;
const loadGate = () => import('#web/platform/gateway/gate.tsx').then(({ Gate }) => Gate);

interface GateKeeperProps extends GateProps {
  load?(): Promise<ComponentType<GateProps>>;
}

/** Loads the gate after hydration and retries if its chunk fails to load. */
export function LazyGate({ load = loadGate, ...place }: GateKeeperProps) {
  const [Gate, setGate] = useState<ComponentType<GateProps>>();
  useEffect(() => {
    let left = false;
    let timer = setTimeout(begin, shortlyMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };

    function begin() {
      load().then(
        (loaded) => void (left || setGate(() => loaded)),
        () => void (left || (timer = setTimeout(begin, againMs))),
      );
    }
  }, [load]);
  return Gate ? <Gate {...place} /> : null;
}
