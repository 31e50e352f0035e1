/** Written in by the build (config/index.ts). */
declare const MALL_ENV: import('#core/config/environments.ts').MallEnv;
declare const MALL_ORIGIN: string;
declare const ARIA_ATTRIBUTES: Record<string, Record<string, string>>;

declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
declare module '*.css';

// The few globals of the chat app's script engine.
declare function setTimeout(run: () => void, ms?: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare function setInterval(run: () => void, ms?: number): number;
declare function clearInterval(timer: number | undefined): void;
declare const console: { warn(...values: unknown[]): void };
