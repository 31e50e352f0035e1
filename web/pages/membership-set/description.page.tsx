import './reading.css';
import { PageLink, useNavigator, usePageId } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { useArt } from '#web/art/use-art.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { membershipPage } from './rows/membership-pages.ts';

/** How a membership is opened, claimed, used and left. */
function DescriptionPage() {
  const { title, offer, sections } = membershipPage(usePageId());
  const navigator = useNavigator();
  const art = useArt();
  return (
    <Page>
      <Hero motif={offer.motif} height={260} />
      <NavBar title={title} look="transparent" back={() => navigator.back()} />
      <p className="rdg__top">
        <span className="grow">
          <b>{offer.name}</b>
          {offer.promise}
        </span>
        <img className="deco" src={art(offer.art)} width={88} height={88} alt="" />
      </p>
      {sections.map((section) => (
        <Floor key={section.title} header={{ title: section.title }}>
          <ul className="rdg__l">
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Floor>
      ))}
      <PageLink className="btn btn--primary btn--l rdg__go" to={{ page: offer.page }}>
        看看{offer.name}
      </PageLink>
    </Page>
  );
}

export const page: PageDefinition = { Page: DescriptionPage };
