export interface Question {
  readonly title: string;
  readonly line: string;
  /** The button that confirms. */
  readonly confirm: string;
}
