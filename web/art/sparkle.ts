/** A four-pointed glint of radius r. */
export const sparkle = (cx: number, cy: number, r: number, colour: string, opacity = 1): string =>
  `<path d="M${cx} ${cy - r}q${r * 0.16} ${r * 0.84} ${r} ${r}q${-r * 0.84} ${r * 0.16} ${-r} ${r}q${-r * 0.16} ${-r * 0.84} ${-r} ${-r}q${r * 0.84} ${-r * 0.16} ${r} ${-r}z" fill="${colour}" opacity="${opacity}"/>`;
