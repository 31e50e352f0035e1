import { names } from '#core/config/names.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { WaterTownScene } from '#web/art/water-town-scene.tsx';
import { CareSwitch } from '#web/features/care/care-switch.tsx';
import { CityButton } from '#web/features/city/city-button.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Page } from '#web/ui/page/page.tsx';
import { projectForPage, serviceLinks } from '#core/site/public-index-links.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QuickEntries } from '#web/ui/quick-entries/quick-entries.tsx';
import { MallLinks } from './mall-links.tsx';
import { NearbyShelf } from './nearby-shelf.tsx';
import { PersonalCard } from './personal-card.tsx';
import styles from './neighborhood-services.module.css';

/** 邻里服务, the public index: all malls and services, for the current city. */
function NeighborhoodServices() {
  return (
    <Page>
      <header className={styles.header}>
        <WaterTownScene className={styles.scene} />
        <div className={styles.topBar}>
          <CityButton />
          <CareSwitch />
        </div>
        <div className={styles.brand}>
          <LogoMark size={48} />
          <div className="grow">
            <h1>邻里服务</h1>
            <p>{names.slogan}</p>
          </div>
        </div>
      </header>
      <div className={styles.personalCard}>
        <PersonalCard />
      </div>
      <ServiceLinks />
      <MallLinks />
      <NearbyShelf />
      <p className={styles.footnote}>
        {names.product} · 客服热线 <a href={`tel:${names.hotline}`}>{names.hotline}</a>
      </p>
    </Page>
  );
}

export const page: PageDefinition = { Page: NeighborhoodServices };

/** The services around the corner, under the names of their pages. */
function ServiceLinks() {
  const href = useHref();
  const art = useArt();
  const entries = serviceLinks.flatMap(({ page: linked, name, art: picture }) => {
    const project = projectForPage(linked);
    return project
      ? [{ text: name, href: href({ page: linked, project }), art: art(`quick/${picture}` as ArtKey) }]
      : [];
  });
  return (
    <Floor label="便民服务">
      <QuickEntries label="便民服务" entries={entries} />
    </Floor>
  );
}
