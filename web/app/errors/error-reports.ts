import type { RootOptions } from 'react-dom/client';
import type { PageErrorRecord } from '#core/contract/common/user-log.shapes.ts';

/** A page that fails in a loop reports its first errors only. */
const maxReports = 5;

type Kind = PageErrorRecord['kind'];

/** Reports each error of this page once. What sends the reports is loaded with the first of them. */
export function errorReporter(
  base: string,
  host: string,
): (kind: Kind, error: unknown, componentStack?: string) => void {
  const seen = new Set<string>();
  return (kind, error, componentStack) => {
    const text = String(error);
    if (seen.has(text) || seen.size >= maxReports) return;
    seen.add(text);
    import('./send-error-report.ts').then(
      ({ sendErrorReport }) => sendErrorReport(base, host, kind, error, componentStack),
      () => undefined,
    );
  };
}

/** Root options that report what React catches, and listeners for errors outside of rendering. */
export function reportErrors(base: string, host: string): RootOptions {
  const report = errorReporter(base, host);
  addEventListener('error', ({ error }) => error && report('script', error));
  // A refusal of the server is an answer, not a defect of the page.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason?.name !== 'ApiFailure') report('rejection', reason);
  });
  const reportAs =
    (kind: Kind) => (error: unknown, info: { readonly componentStack?: string | undefined }) => {
      console.error(error); // as React does by default
      report(kind, error, info.componentStack);
    };
  return {
    onCaughtError: reportAs('caught'),
    onUncaughtError: reportAs('uncaught'),
    onRecoverableError: reportAs('hydration'),
  };
}
