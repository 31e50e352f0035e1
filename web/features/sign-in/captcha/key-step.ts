const directions: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};
const fine = 2;
const coarse = 10;

/** The new offset after a key press; undefined for other keys. */
export function keyStep(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  x: number,
  reach: number,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return reach;
  const direction = directions[key];
  return direction === undefined
    ? undefined
    : Math.min(reach, Math.max(0, x + direction * (shiftKey ? coarse : fine)));
}
