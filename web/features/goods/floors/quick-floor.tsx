import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QuickEntries } from '#web/ui/quick-entries/quick-entries.tsx';
import type { FloorProps } from './floor-props.ts';

/** The grid of quick entries. Entries without a link are left out. */
export function QuickFloor({ floor: { title, entries } }: FloorProps<'quick'>) {
  const art = useArt();
  const shown = entries.flatMap(({ key, name, link, badge }) =>
    link === null
      ? []
      : [{ text: name, href: link, art: art(`quick/${key}` as ArtKey), flag: badge ?? undefined }],
  );
  if (shown.length === 0) return null;
  return (
    <Floor label={title}>
      <QuickEntries
        label={title}
        entries={shown}
        columns={shown.length % 5 > 0 && shown.length % 4 === 0 ? 4 : 5}
      />
    </Floor>
  );
}
