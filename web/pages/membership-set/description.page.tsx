import { useHref, useNavigator, usePageId } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useArt } from '#web/art/use-art.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { membershipPage } from './rows/membership-pages.ts';
import styles from './reading.module.css';

/** How a membership is opened, used and cancelled. */
function DescriptionPage() {
  const { title, offer, sections } = membershipPage(usePageId());
  const navigator = useNavigator();
  const href = useHref();
  const art = useArt();
  return (
    <Page>
      <Hero motif={offer.motif} height={260} />
      <NavBar title={title} look="transparent" back={() => navigator.back()} />
      <p className={styles.introduction}>
        <span className="grow">
          <b>{offer.name}</b>
          {offer.promise}
        </span>
        <img className="decorative" src={art(offer.art)} width={88} height={88} alt="" />
      </p>
      {sections.map((section) => (
        <Floor key={section.title} header={{ title: section.title }}>
          <ul className={styles.lines}>
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Floor>
      ))}
      <Button className={styles.actionLink} href={href({ page: offer.page })}>
        看看{offer.name}
      </Button>
    </Page>
  );
}

export const page: PageDefinition = { Page: DescriptionPage };
