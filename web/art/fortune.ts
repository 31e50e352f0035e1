/** The character 福 as strokes, s wide, so that no font is needed. */
export const fortune = (x: number, y: number, s: number, stroke: string, width = 5): string =>
  `<g transform="translate(${x} ${y}) scale(${s / 60})" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="M13 5l5 6M5 18h19L5 39M15 29v27M19 33l6 6M31 8h24M34 17h18v11H34zM32 36h22v20H32zM43 36v20M32 46h22"/></g>`;
