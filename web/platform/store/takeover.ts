let strange = false;

/** True while a page is drawn as for a stranger, by the server or where the browser takes over what the server drew: stores show their beginning. */
export const isForStranger = (): boolean => strange;
/** The browser begins to take over what the server drew … */
export const beginTakeover = (): void => void (strange = true);
/** … and has done so. */
export const endTakeover = (): void => void (strange = false);

/** Draws as the server does, whatever this process knows. */
export function asForStranger<Drawn>(draw: () => Drawn): Drawn {
  const before = strange;
  strange = true;
  try {
    return draw();
  } finally {
    strange = before;
  }
}
