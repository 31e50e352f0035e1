import type { z } from 'zod';

/** What was sent, or 400: the workbench is for people, and people mistype. */
export function sent<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (!read.success) throw Object.assign(new Error('bad input'), { statusCode: 400 });
  return read.data;
}
