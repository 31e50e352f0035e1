const round = (value: number): number => Math.round(value * 100) / 100;

/** A point of the 320 wheel, degrees clockwise from the top. */
export function wheelPoint(degrees: number, radius: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(160 + radius * Math.cos(angle)), round(160 + radius * Math.sin(angle))];
}
