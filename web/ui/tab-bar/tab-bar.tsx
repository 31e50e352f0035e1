import './tab-bar.css';
import { NamedIcon } from '#web/art/named-icon.tsx';
import type { ArtName } from '#web/art/keys.ts';
import { tabGlyphs, type TabGlyph } from '#web/art/tab-glyphs.ts';
import { TabIcon } from '#web/art/tab-icon.tsx';
import { joinClasses } from '../join-classes.ts';

export interface TabBarItem {
  readonly text: string;
  readonly href: string;
  readonly icon: TabGlyph | ArtName<'icon'>;
  /** Stands out of the bar as the petal. */
  readonly raised?: boolean | undefined;
}

export interface TabBarProps {
  items: readonly TabBarItem[];
  /** Address of the tab one is on. */
  current: string;
  label?: string | undefined;
}

/** The page's last child: the ways between the main pages. */
export function TabBar({ items, current, label = '底部导航' }: TabBarProps) {
  return (
    // Told, not counted by the browser: a document that is still arriving has fewer tabs.
    <nav
      className="tabbar"
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))` }}
    >
      {items.map(({ text, href, icon, raised = false }) => (
        <a
          key={href}
          href={href}
          className={joinClasses(raised && 'mid')}
          aria-current={href === current ? 'page' : undefined}
        >
          <TabPicture icon={icon} raised={raised} current={href === current} />
          {text}
        </a>
      ))}
    </nav>
  );
}

function TabPicture({
  icon,
  raised,
  current,
}: {
  icon: TabBarItem['icon'];
  raised: boolean;
  current: boolean;
}) {
  if (!isTabGlyph(icon)) return <NamedIcon name={icon} size={26} />;
  return raised ? (
    <i>
      <TabIcon name={icon} current size={42} />
    </i>
  ) : (
    <TabIcon name={icon} current={current} />
  );
}

const isTabGlyph = (icon: TabBarItem['icon']): icon is TabGlyph => icon in tabGlyphs;
