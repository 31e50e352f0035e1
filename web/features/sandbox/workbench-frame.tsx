import { useState, type ReactNode } from 'react';
import type { Path } from '#core/site/projects.ts';
import { workbenchTitles } from '#core/site/titles.ts';
import { QueryCache } from '#web/platform/queries/query-cache.ts';
import { QueryCacheProvider } from '#web/platform/queries/query-cache-context.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { ConditionsBanner } from './conditions-banner.tsx';
import styles from './workbench-frame.module.css';

interface WorkbenchFrameProps {
  readonly here: Path;
  readonly children: ReactNode;
}

const pages: readonly { readonly href: string; readonly text: string }[] = [
  ...Object.entries(workbenchTitles).map(([path, text]) => ({ href: `/sandbox${path}`, text })),
  { href: '/sandbox/#operators', text: '运营台' },
];

/** What the pages of the workbench share: title, ways to each other, and what is not normal. */
export function WorkbenchFrame({ here, children }: WorkbenchFrameProps) {
  // A cache of its own: sandbox answers do not depend on the session.
  const [queries] = useState(() => new QueryCache(0));
  return (
    <div className={styles.frame}>
      <NavBar title={workbenchTitles[here] ?? ''} />
      <QueryCacheProvider value={queries}>
        <nav className={styles.pages} aria-label="工作台的页面">
          <ul>
            {pages.map(({ href, text }) => (
              <li key={href}>
                <a href={href} aria-current={href === `/sandbox${here}` ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ConditionsBanner />
        {children}
      </QueryCacheProvider>
    </div>
  );
}
