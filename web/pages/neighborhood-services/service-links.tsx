import { projectForPage, serviceLinks } from '#core/site/public-index-links.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QuickEntries } from '#web/ui/quick-entries/quick-entries.tsx';

/** The services around the corner, under the names of their pages. */
export function ServiceLinks() {
  const href = useHref();
  const art = useArt();
  const entries = serviceLinks.flatMap(({ page, name, art: picture }) => {
    const project = projectForPage(page);
    return project
      ? [{ text: name, href: href({ page, project }), art: art(`quick/${picture}` as ArtKey) }]
      : [];
  });
  return (
    <Floor label="便民服务">
      <QuickEntries label="便民服务" entries={entries} />
    </Floor>
  );
}
