import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { stackFrames, type StackFrame } from '#core/rules/failures/stack-frames.ts';

/** The text with the place in the sources behind every line that names one of the build. */
export function readStack(text: string, mapsFolder: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string): SourceMap | undefined => {
    if (!maps.has(file)) maps.set(file, readMap(join(mapsFolder, 'assets', `${file}.map`)));
    return maps.get(file);
  };
  return rowsOf(text)
    .map((row) => {
      const [frame] = stackFrames(row);
      return frame ? `${row}\n      → ${sourceOf(frame, mapOf(frame.file))}` : row;
    })
    .join('\n');
}

/** A line of the log is JSON, in which the ends of lines are escaped. */
const rowsOf = (text: string): readonly string[] =>
  text
    .trimEnd()
    .replaceAll(String.raw`\n`, '\n')
    .split('\n');

function readMap(path: string): SourceMap | undefined {
  return existsSync(path)
    ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
    : undefined;
}

function sourceOf({ line, column }: StackFrame, map: SourceMap | undefined): string {
  if (!map) return 'no source map: the stack is of another build';
  const origin = map.findOrigin(line, column);
  if (!('fileName' in origin)) return 'not in the sources';
  const { fileName, lineNumber, columnNumber, name } = origin;
  const path = fileName.replace(/^(?:\.\.\/)+/, '');
  return `${path}:${lineNumber}:${columnNumber}${name ? ` (${name})` : ''}`;
}
