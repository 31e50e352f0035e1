/** A class that a stylesheet lacks is found by tooling/styles/styles.test.ts. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
