import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { reports } from '#core/contract/sandbox/reports.ts';
import { maxLogRecords, type LogRecord } from '#core/contract/sandbox/reports.shapes.ts';
import type { Peers } from '../../processes/peers.ts';

interface RecordWriter {
  write(record: string): unknown;
}

/** The last records of the log, masked, for the workbench. */
export interface LogRecords extends RecordWriter {
  /** Newest first. */
  recent(requested: LogInput): readonly LogRecord[];
}

const levels = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;
type LogInput = InputOf<typeof reports.log>;

/** Masking may turn a JSON number into invalid JSON; such a record is shown as text. */
function readRecord(record: string): LogRecord {
  try {
    return { level: levels.info, time: '', msg: '', ...(JSON.parse(record) as Partial<LogRecord>) };
  } catch {
    return { level: levels.info, time: '', msg: record.trim() };
  }
}

/** Forwards every record and stores the last few hundred. */
export function logRecords(out: RecordWriter = process.stdout): LogRecords {
  const records: string[] = [];
  return {
    write(record) {
      records.push(record);
      if (records.length > maxLogRecords) records.shift();
      out.write(record);
    },
    recent({ level, text, limit }) {
      const words = text.toLowerCase();
      return records
        .filter((record) => record.toLowerCase().includes(words))
        .map(readRecord)
        .filter((record) => record.level >= levels[level])
        .slice(-limit)
        .reverse();
    },
  };
}

/** The newest records of all processes, by minimum level and text. */
export function recordsOfAll(records: LogRecords, peers: Peers) {
  peers.answer('log', async (requested) => records.recent(requested as LogInput));
  return async (requested: LogInput): Promise<DataOf<typeof reports.log>> => {
    const all = (await peers.ask('log', requested)).flat() as LogRecord[];
    return { records: all.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, requested.limit) };
  };
}
