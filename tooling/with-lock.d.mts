export function withLock<Result>(
  lock: string,
  message: string,
  work: () => Result | Promise<Result>,
): Promise<Result>;
