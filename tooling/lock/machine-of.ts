export interface Machine {
  readonly os?: readonly string[];
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'arm'];

/** The platform of a binary package, read from its name. */
export function machineOf(name: string): Machine {
  const os = systems.find((system) => name.includes(system));
  const cpu = processors.find((processor) => name.includes(processor));
  if (!cpu) throw new Error(`${name} names no processor: add it to the lock file by hand.`);
  const libc = name.includes('musl') ? 'musl' : 'glibc';
  return { cpu: [cpu], ...(os ? { os: [os] } : {}), ...(os === 'linux' ? { libc: [libc] } : {}) };
}
