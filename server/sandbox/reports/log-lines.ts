import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { reports } from '#core/contract/sandbox/reports.ts';
import { keptLines, type LogLine } from '#core/contract/sandbox/reports.shapes.ts';
import type { Peers } from '../../processes/peers.ts';

interface LineWriter {
  write(line: string): unknown;
}

/** The last lines of the log, masked, for the workbench. */
export interface LogLines extends LineWriter {
  /** Newest first. */
  recent(wanted: LinesWanted): readonly LogLine[];
}

const levels = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;
type LinesWanted = InputOf<typeof reports.log>;

/** Masking may turn a JSON number into invalid JSON; such a line is shown as text. */
function readLine(line: string): LogLine {
  try {
    return { level: levels.info, time: '', msg: '', ...(JSON.parse(line) as Partial<LogLine>) };
  } catch {
    return { level: levels.info, time: '', msg: line.trim() };
  }
}

/** Forwards every line and keeps the last few hundred. */
export function logLines(out: LineWriter = process.stdout): LogLines {
  const lines: string[] = [];
  return {
    write(line) {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      out.write(line);
    },
    recent({ level, text, limit }) {
      const words = text.toLowerCase();
      return lines
        .filter((line) => line.toLowerCase().includes(words))
        .map(readLine)
        .filter((line) => line.level >= levels[level])
        .slice(-limit)
        .reverse();
    },
  };
}

/** The newest lines of all processes, by minimum level and text. */
export function linesOfAll(lines: LogLines, peers: Peers) {
  peers.answer('log', async (wanted) => lines.recent(wanted as LinesWanted));
  return async (wanted: LinesWanted): Promise<DataOf<typeof reports.log>> => {
    const all = (await peers.ask('log', wanted)).flat() as LogLine[];
    return { lines: all.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, wanted.limit) };
  };
}
