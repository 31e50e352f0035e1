export function alone<Result>(
  lock: string,
  sentence: string,
  work: () => Result | Promise<Result>,
): Promise<Result>;
