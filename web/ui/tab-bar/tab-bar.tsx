import { NamedIcon } from '#web/art/named-icon.tsx';
import type { ArtName } from '#web/art/keys.ts';
import { tabGlyphs, type TabGlyph } from '#web/art/tab-glyphs.ts';
import { TabIcon } from '#web/art/tab-icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './tab-bar.module.css';

export interface TabBarItem {
  readonly text: string;
  readonly href: string;
  readonly icon: TabGlyph | ArtName<'icon'>;
  /** The raised middle tab. */
  readonly raised?: boolean | undefined;
}

export interface TabBarProps {
  items: readonly TabBarItem[];
  /** The URL of the current tab. */
  current: string;
  label?: string | undefined;
  className?: string | undefined;
}

/** The tab bar of the main pages; the page's last child. */
export function TabBar({ items, current, label = '底部导航', className }: TabBarProps) {
  return (
    // A custom property instead of CSS counting, because a streaming document has fewer tabs at first.
    <nav
      className={joinClasses(styles.tabBar, className)}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))` }}
    >
      {items.map(({ text, href, icon, raised = false }) => (
        <a
          key={href}
          href={href}
          className={joinClasses(raised && styles.raised)}
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
