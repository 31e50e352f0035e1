export type Stop = readonly [offset: number, colour: string, opacity?: number];

export const linearGradient = (id: string, stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`;

/** From left to right. */
export const horizontalGradient = (id: string, stops: readonly Stop[]): string =>
  linearGradient(id, stops, 0, 0, 1, 0);

/** From the top left to the bottom right. */
export const diagonalGradient = (id: string, stops: readonly Stop[]): string =>
  linearGradient(id, stops, 0, 0, 1, 1);

export const radialGradient = (id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`;

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
