/** A text that is agreed to. */
export interface AgreedText {
  readonly templateId: string;
  readonly title: string;
}
