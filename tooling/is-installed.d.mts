export interface MachineTraits {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}
interface Packages {
  readonly packages: Readonly<Record<string, object>>;
}
export function isInstalled(lock: Packages, installed: Packages, machine: MachineTraits): boolean;
export function thisMachine(): MachineTraits;
export function fits(entry: object, machine: MachineTraits): boolean;
