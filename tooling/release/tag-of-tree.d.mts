export function tagOfTree(version: string, changelog: string): string | undefined;
