import { useHref, usePageId } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useArt } from '#web/art/use-art.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { membershipPage } from './rows/membership-pages.ts';
import styles from './reading.module.css';

/** How a membership is opened, used and cancelled. */
function DescriptionPage() {
  const { title, offer, sections } = membershipPage(usePageId());
  const href = useHref();
  const art = useArt();
  return (
    <PageFrame title={title} hero={{ motif: offer.motif, height: 260 }}>
      <p className={styles.introduction}>
        <span className="grow">
          <b>{offer.name}</b>
          {offer.promise}
        </span>
        <img className="decorative" src={art(offer.art)} width={88} height={88} alt="" />
      </p>
      {sections.map((section) => (
        <Floor key={section.title} header={{ title: section.title }}>
          <ul className={styles.rows}>
            {section.paragraphs.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ul>
        </Floor>
      ))}
      <Button className={styles.actionLink} href={href({ page: offer.page })}>
        看看{offer.name}
      </Button>
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: DescriptionPage };
