const round = (value: number): number => Math.round(value * 100) / 100;

/** Path of the garden window with n lobes: 4 海棠, 5 梅, 6 六出, 8 八瓣. */
export function rosette(cx: number, cy: number, R: number, lobes = 4, inner = 0.74): string {
  const step = (2 * Math.PI) / lobes;
  const dip = R * inner;
  const corner = (index: number): string => {
    const angle = (index + 0.5) * step - Math.PI / 2;
    return `${round(cx + dip * Math.cos(angle))} ${round(cy + dip * Math.sin(angle))}`;
  };
  const chord = 2 * dip * Math.sin(step / 2);
  const rise = R - dip * Math.cos(step / 2);
  const radius = ((chord * chord) / 4 + rise * rise) / (2 * rise);
  const arc = `A${round(radius)} ${round(radius)} 0 ${rise > radius ? 1 : 0} 1 `;
  const arcs = Array.from({ length: lobes }, (_, index) => arc + corner(index));
  return `M${corner(lobes - 1)}${arcs.join('')}Z`;
}
