import type { z } from 'zod';

/** The parsed value; otherwise an error that is answered with status 400. */
export function parseOr400<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (!read.success) throw Object.assign(new Error('bad input'), { statusCode: 400 });
  return read.data;
}
