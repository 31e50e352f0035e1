import type { ArtName } from '#web/art/keys.ts';
import { tabGlyphs, type TabGlyph } from '#web/art/tab-glyphs.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { TabBar } from '#web/ui/tab-bar/tab-bar.tsx';
import { usePageMenu } from './use-page-menu.ts';

/** A tab bar whose entries the operator sets up. */
export function FetchedMenu({ regionCode }: { readonly regionCode: string }) {
  const { path } = useNavigator();
  const menu = usePageMenu(regionCode);
  if (!menu || menu.length === 0) return null;
  const items = menu.map(({ menuName, url, iconUrl }) => ({
    text: menuName,
    href: url,
    icon: iconOf(iconUrl),
  }));
  const here = menu.find(({ routerMark }) => routerMark === path);
  return <TabBar items={items} current={here?.url ?? ''} />;
}

/** An icon by its name: 'tab/home' or 'icon/ticket'. */
function iconOf(iconUrl: string): TabGlyph | ArtName<'icon'> {
  const name = iconUrl.slice(iconUrl.indexOf('/') + 1);
  return name in tabGlyphs ? (name as TabGlyph) : (name as ArtName<'icon'>);
}
