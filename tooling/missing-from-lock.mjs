/** Optional packages that another package names and the lock file does not list: the registry it was made with lacked them. */
export function missingFromLock({ packages }) {
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))
      .map(([name, version]) => ({ name, version, dev })),
  );
}
