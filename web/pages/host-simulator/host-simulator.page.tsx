import { WorkbenchFrame } from '#web/features/sandbox/workbench-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { HostFrame } from './host-frame.tsx';
import { SceneForm } from './scene-form.tsx';
import { useSimulator } from './use-simulator.ts';
import styles from './host-simulator.module.css';

/** The host simulator: any page as if inside one of the eight apps, with its bridge and sign-in. */
const HostSimulator = () => (
  <WorkbenchFrame here="/hosts">
    <Stage />
  </WorkbenchFrame>
);

function Stage() {
  const { scene, subscribers, change, play, busy, opened, close, closeAll } = useSimulator();
  if (!scene) return null;
  return (
    <main className={styles.content}>
      <div>
        <SceneForm
          scene={scene}
          subscribers={subscribers}
          busy={busy}
          onChange={change}
          onPlay={play}
          onCloseAll={closeAll}
        />
      </div>
      <div className={styles.phones}>
        {opened.map((each) => (
          <HostFrame key={each.key} opened={each} onClose={() => close(each.host)} />
        ))}
        {opened.length === 0 && (
          <EmptyState
            art="orders"
            title="还没有打开页面"
            text="选好宿主、页面和用户，点“打开”；可以同时打开几个宿主"
          />
        )}
      </div>
    </main>
  );
}

export const page: PageDefinition = { Page: HostSimulator };
