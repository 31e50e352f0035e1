import { useLoading } from '#web/platform/api/loading.ts';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';

/** The thin bar at the top while calls are under way. */
export function LoadingBar() {
  const busy = useLoading((state) => state.count > 0);
  return <ProgressBar busy={busy} />;
}
