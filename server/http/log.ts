import { maskAll } from '#core/rules/format/phone.ts';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Masks phone numbers in every written line, in whichever field they stand. */
const masking = (out: { write(record: string): unknown }): DestinationStream => ({
  write: (record) => void out.write(maskAll(record)),
});

export function createLog(level: string, out: { write(record: string): unknown } = process.stdout): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        // Without the query, which carries numbers, coordinates and targets.
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?', 1)[0],
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    masking(out),
  );
}
