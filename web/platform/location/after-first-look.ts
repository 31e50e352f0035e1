/** How long a first screen is looked at in peace. */
const peaceMs = 3_000;
const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/** Acts at the first touch of the page, or when there was none for a while: nothing competes with the first screen. Gives the way to stop. */
export function afterFirstLook(act: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, begin);
  };
  const begin = () => {
    stop();
    act();
  };
  const timer = setTimeout(begin, peaceMs);
  for (const touch of touches) addEventListener(touch, begin, { passive: true });
  return stop;
}
