import './host-simulator.css';
import { useState } from 'react';
import { AnswerCache } from '#web/platform/answers/answer-cache.ts';
import { AnswersProvider } from '#web/platform/answers/answers-context.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { hostTitles } from './host-titles.ts';
import { SceneForm } from './scene-form.tsx';
import { useSimulator } from './use-simulator.ts';

/** The host simulator: any page as if inside one of the eight apps, with its bridge and its way of signing in. */
function HostSimulator() {
  const [answers] = useState(() => new AnswerCache(0));
  return (
    <div className="hs">
      <NavBar
        title="宿主模拟器"
        right={
          <a className="nav__a" href="/sandbox/">
            工作台
          </a>
        }
      />
      <AnswersProvider value={answers}>
        <Stage />
      </AnswersProvider>
    </div>
  );
}

function Stage() {
  const { scene, subscribers, change, play, busy, opened, undress } = useSimulator();
  if (!scene) return null;
  return (
    <main className="hs__in">
      <div>
        <SceneForm
          scene={scene}
          subscribers={subscribers}
          busy={busy}
          onChange={change}
          onPlay={play}
          onUndress={undress}
        />
      </div>
      <div className="hs__phone">
        {opened ? (
          <>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours that needs its storage and scripts, as in the real host */}
            <iframe
              key={opened.key}
              className="hs__f"
              src={opened.url}
              title={`${hostTitles[scene.host].title}里的${scene.route.title}`}
            />
            <a className="hs__a" href={opened.url} target="_blank" rel="noopener">
              在新标签页打开
            </a>
          </>
        ) : (
          <EmptyState art="orders" title="还没有打开页面" line="选好宿主、页面和用户，点“打开”" />
        )}
      </div>
    </main>
  );
}

export const page: PageDefinition = { Page: HostSimulator };
