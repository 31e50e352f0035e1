import { maskAll } from '#core/rules/format/phone.ts';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Every line passes here last, so no phone number leaves unmasked, whoever logged it and wherever it stood. */
const masking = (out: { write(line: string): unknown }): DestinationStream => ({
  write: (line) => void out.write(maskAll(line)),
});

export function createLog(level: string, out: { write(line: string): unknown } = process.stdout): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        // The path alone: queries carry numbers, coordinates and targets.
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
