export interface Question {
  readonly title: string;
  readonly text: string;
  /** The button that confirms. */
  readonly confirm: string;
}
