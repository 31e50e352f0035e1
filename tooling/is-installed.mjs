/** Whether every package of the lock file that this machine needs is installed in the same version. */
export function isInstalled(lock, installed, machine) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && (!entry.optional || fits(entry, machine)))
    .every(([path, { version }]) => installed.packages[path]?.version === version);
}

export const thisMachine = () => ({ os: process.platform, cpu: process.arch, libc: libcHere() });

const libcHere = () =>
  process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime ? 'musl' : 'glibc';

/** Whether a package is for a machine. */
export const fits = (entry, machine) =>
  ['os', 'cpu', 'libc'].every((trait) => allows(entry[trait], machine[trait]));

/** Lists name what is allowed, or with a leading "!" what is not; some packages write a single name instead of a list. */
function allows(names, value) {
  const list = [names ?? []].flat();
  return (
    list.length === 0 ||
    list.includes(value) ||
    (list.every((name) => name.startsWith('!')) && !list.includes(`!${value}`))
  );
}
