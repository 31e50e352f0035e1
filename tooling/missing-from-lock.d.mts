export interface LockFile {
  packages: Record<
    string,
    { optionalDependencies?: Record<string, string>; dev?: boolean; [field: string]: unknown }
  >;
}
export interface MissingPackage {
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}
export function missingFromLock(lock: LockFile): readonly MissingPackage[];
