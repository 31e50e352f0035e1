import { BadSetting } from '../config.ts';

/** One line for an environment error (setting, port, file, database); a defect keeps its stack trace. */
export function deniedSentence(error: unknown): string | undefined {
  if (error instanceof BadSetting) return error.message;
  if (error instanceof AggregateError) return deniedSentence(error.errors[0]);
  const { code, message } = error as { code?: unknown; message?: string };
  return typeof code === 'string' && /^(E[A-Z]|28|3D)/.test(code) ? message : undefined;
}
