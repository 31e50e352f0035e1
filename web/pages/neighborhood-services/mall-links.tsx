import { mallLinks } from '#core/site/public-index-links.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { projects } from '#core/site/projects.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './neighborhood-services.module.css';

/** The malls, each behind its own link. */
export function MallLinks() {
  const { base } = useSite();
  const art = useArt();
  return (
    <Floor header={{ title: '逛商城' }}>
      <ul className={styles.malls}>
        {mallLinks.map(({ project, text, art: picture, tone }) => (
          <li key={project}>
            <a
              className={joinClasses(styles.mall, styles[tone])}
              href={pageUrl({ base, project, path: projects[project].index })}
            >
              <b>{projects[project].name}</b>
              <span>{text}</span>
              <img src={art(picture as ArtKey)} width={56} height={56} alt="" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
    </Floor>
  );
}
