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

/** The version that a consent was given to; absent: the one in force. */
const shownVersion = (requested: string | null | undefined): string | undefined =>
  requested && idForm.test(requested) ? requested : undefined;

/** 服务协议: the agreements, for reading, sharing and printing. */
function Protocol() {
  const templateId = shownId(useQueryValue('templateId'));
  const version = shownVersion(useQueryValue('version'));
  const title = ownNumberAgreements.find((text) => text.templateId === templateId)?.title ?? '服务协议';
  const others = ownNumberAgreements.filter((text) => text.templateId !== templateId);
  return (
    <PageFrame title={title}>
      <Card as="section" className={styles.text} aria-label={title}>
        <AgreementText templateId={templateId} version={version} />
      </Card>
      <nav className={styles.otherProtocols} aria-label="其他协议">
        {version !== undefined && (
          <PageLink to={{ page: 'protocol', query: { templateId } }}>现行版本</PageLink>
        )}
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
  firstCalls: ({ search }) => {
    const query = new URLSearchParams(search);
    const version = shownVersion(query.get('version'));
    return [
      {
        endpoint: agreements.agreementTemplate,
        input: { templateId: shownId(query.get('templateId')), ...(version !== undefined && { version }) },
      },
    ];
  },
};
