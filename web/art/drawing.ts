/** A picture as data: its box and the SVG text inside it. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** How the picture fills a box of another shape (preserveAspectRatio). */
  readonly fit?: string;
}
