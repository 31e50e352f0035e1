/** A place in a file of the build. */
export interface StackFrame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const place = /\bassets\/([\w.-]+\.js):(\d+):(\d+)/g;

/** Every place of the build that a text names, as stacks of all browsers and of React do, in its order. */
export const stackFrames = (text: string): readonly StackFrame[] =>
  [...text.matchAll(place)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));

/** React's file: its frames stand in most stacks and say nothing about the defect. */
const isOwn = ({ file }: StackFrame): boolean => !file.startsWith('vendor-');

/** The first place in our own code, by which equal errors are recognised whatever values their messages name. */
export function firstOwnFrame(stack: string): string | undefined {
  const found = stackFrames(stack).find(isOwn);
  return found && `${found.file}:${found.line}:${found.column}`;
}
