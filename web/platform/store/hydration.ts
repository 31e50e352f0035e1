let hydrating = false;

/** True during server rendering and hydration: stores return their initial state. */
export const isHydrating = (): boolean => hydrating;
/** Hydration begins … */
export const beginHydration = (): void => void (hydrating = true);
/** … and has finished. */
export const endHydration = (): void => void (hydrating = false);

/** Renders as on the server, with initial state. */
export function renderAsServer<Drawn>(draw: () => Drawn): Drawn {
  const before = hydrating;
  hydrating = true;
  try {
    return draw();
  } finally {
    hydrating = before;
  }
}
