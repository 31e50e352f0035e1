/** Optional packages that others ask for and the lock file does not list: binaries for machines whose packages the registry at hand lacked. */
export function missingFromLock({ packages }) {
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))
      .map(([name, version]) => ({ name, version, dev })),
  );
}
