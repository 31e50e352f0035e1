/** Delay after the first screen. */
const delayMs = 3_000;
const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs at the first touch, or after a delay without one, so that nothing competes with the first screen. Returns the clean-up. */
export function afterFirstScreen(act: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, begin);
  };
  const begin = () => {
    stop();
    act();
  };
  const timer = setTimeout(begin, delayMs);
  for (const touch of touches) addEventListener(touch, begin, { passive: true });
  return stop;
}
