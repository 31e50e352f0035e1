import { useLoading } from '#web/platform/api/loading.ts';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';

/** The progress bar at the top while calls are pending. */
export function LoadingBar() {
  const busy = useLoading((state) => state.count > 0);
  return <ProgressBar busy={busy} />;
}
