import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Peers } from '../processes/peers.ts';

interface LineWriter {
  write(line: string): unknown;
}

/** The last lines of the log, masked, for the workbench. */
export interface LogLines extends LineWriter {
  /** Newest first. */
  recent(wanted: LinesWanted): readonly LogLine[];
}

export type LogLine = { readonly level: number; readonly time: string; readonly msg: string } & Readonly<
  Record<string, unknown>
>;

const levels = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;
const keep = 500;

const linesWanted = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error', 'fatal']).default('debug'),
  /** Text anywhere in the line, case-insensitive. */
  text: z.string().max(100).default(''),
  limit: z.coerce.number().int().min(1).max(keep).default(100),
});
type LinesWanted = z.output<typeof linesWanted>;

/** Masking may turn a JSON number into invalid JSON; such a line is shown as text. */
function readLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
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
      if (lines.length > keep) lines.shift();
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

/** GET /sandbox/api/log: minimum level, text and limit. */
export function logLinesApi(app: FastifyInstance, lines: LogLines, peers: Peers): void {
  peers.answer('log', async (wanted) => lines.recent(wanted as LinesWanted));
  app.get('/sandbox/api/log', async (request, reply) => {
    const wanted = linesWanted.safeParse(request.query);
    if (!wanted.success) return reply.status(400).send({ error: '请检查 level、text、limit' });
    const all = (await peers.ask('log', wanted.data)).flat() as LogLine[];
    return { lines: all.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, wanted.data.limit) };
  });
}
