export function node24(): string;
export function continueInNode24(file: string, args?: readonly string[]): Promise<void>;
