/** What a command says; it ends with status 1 when it is not done. */
export interface CommandResult {
  readonly isDone: boolean;
  readonly text: string;
}

export const done = (text: string): CommandResult => ({ isDone: true, text });
export const failed = (text: string): CommandResult => ({ isDone: false, text });
