import { agreements } from '#core/contract/common/agreements.ts';
import { ownNumberAgreements } from '#web/features/sign-in/sign-in-agreements.ts';
import { AgreementText } from '#web/platform/consent/agreement-text.tsx';
import { PageLink, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './protocol.module.css';

const idForm = /^[\w.:-]{1,64}$/;
const [firstText] = ownNumberAgreements;

/** The agreement of the URL; the first one by default. */
const shownId = (requested: string | null | undefined): string =>
  requested && idForm.test(requested) ? requested : (firstText?.templateId ?? '');

/** 服务协议: the agreements, for reading, sharing and printing. */
function Protocol() {
  const templateId = shownId(useQueryValue('templateId'));
  const title = ownNumberAgreements.find((text) => text.templateId === templateId)?.title ?? '服务协议';
  const others = ownNumberAgreements.filter((text) => text.templateId !== templateId);
  return (
    <PageFrame title={title}>
      <Card as="section" className={styles.text} aria-label={title}>
        <AgreementText templateId={templateId} />
      </Card>
      <nav className={styles.otherProtocols} aria-label="其他协议">
        {others.map((text) => (
          <PageLink
            key={text.templateId}
            to={{ page: 'protocol', query: { templateId: text.templateId } }}
          >{`《${text.title}》`}</PageLink>
        ))}
      </nav>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: Protocol,
  firstCalls: ({ search }) => [
    {
      endpoint: agreements.agreementTemplate,
      input: { templateId: shownId(new URLSearchParams(search).get('templateId')) },
    },
  ],
};
