import { mallDoors } from '#core/site/neighborhood.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { projects } from '#core/site/projects.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';

/** The malls, each behind its own door. */
export function MallDoors() {
  const { base } = useWorld();
  const art = useArt();
  return (
    <Floor header={{ title: '逛商城' }}>
      <ul className="nbh__m">
        {mallDoors.map(({ project, line, art: picture, tone }) => (
          <li key={project}>
            <a
              className={`nbh__d nbh__d--${tone}`}
              href={pageUrl({ base, project, path: projects[project].index })}
            >
              <b>{projects[project].name}</b>
              <span>{line}</span>
              <img src={art(picture as ArtKey)} width={56} height={56} alt="" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
    </Floor>
  );
}
