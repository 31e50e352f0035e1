import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AgreementVersion } from '#core/contract/console/messages/agreements.shapes.ts';
import { agreementConsole } from '#core/contract/console/messages/agreements.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { AgreementForm } from './agreement-form.tsx';
import { ParagraphDiff } from './paragraph-diff.tsx';
import styles from './agreements.module.css';

const route = getRouteApi('/shell/content/agreements/$templateId');
const states = {
  planned: { tone: 'info', name: '还没有生效' },
  inForce: { tone: 'success', name: '生效中' },
  replaced: { tone: 'plain', name: '已替换' },
} as const;

/** One agreement: its versions, what each changed, and a new one. */
export function AgreementPage() {
  const { templateId } = route.useParams();
  const { version: asked } = route.useSearch();
  const { may } = useMe();
  const query = useQuery(reading(agreementConsole.agreementVersions, { templateId }));
  const [act, setAct] = useState<'propose' | 'cancel'>();
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  const { versions, proposalId } = data;
  const [latest] = versions;
  const at = Math.max(
    0,
    versions.findIndex(({ version, state }) =>
      asked === undefined ? state !== 'replaced' : version === asked,
    ),
  );
  const shown = versions[at] ?? latest;
  if (!latest || !shown) return <ListState query={query} isEmpty empty="这份协议没有版本" />;
  const isPlanned = latest.state === 'planned';
  const close = (): void => setAct(undefined);
  return (
    <>
      <Head
        title={latest.title}
        tag={
          <>
            <Tag tone={states[latest.state].tone}>
              {latest.version} {states[latest.state].name}
            </Tag>
            {proposalId !== null && <Tag tone="warning">新版本待审批</Tag>}
          </>
        }
        facts={`${versions.length} 个版本`}
      >
        {isPlanned && may('agreements.stop') && (
          <Button look="danger" onPress={() => setAct('cancel')}>
            撤销 {latest.version}…
          </Button>
        )}
        {!isPlanned && proposalId === null && may('agreements.propose') && act !== 'propose' && (
          <Button look="primary" onPress={() => setAct('propose')}>
            新版本…
          </Button>
        )}
        {proposalId !== null && (
          <Link className={styles.link} to="/approvals" search={{ list: 'all', proposal: proposalId }}>
            看申请
          </Link>
        )}
      </Head>
      {query.error && <ListState query={query} isEmpty={false} empty="" />}
      {act === 'cancel' && <CancelForm templateId={templateId} version={latest.version} onClose={close} />}
      {act === 'propose' ? (
        <AgreementForm templateId={templateId} latest={latest} onClose={close} />
      ) : (
        <Columns
          side={
            <Card title="版本">
              <ol className={styles.versions}>
                {versions.map((each, nth) => (
                  <li key={each.version}>
                    <Link
                      to="/content/agreements/$templateId"
                      params={{ templateId }}
                      search={{ version: each.version }}
                      aria-current={each.version === shown.version ? 'page' : undefined}
                    >
                      {each.version}
                    </Link>
                    <Tag tone={states[each.state].tone}>{states[each.state].name}</Tag>
                    <small>{chinaMinute(Date.parse(each.publishedAt))} 生效</small>
                    <small>{bywhom(each)}</small>
                    {nth < versions.length - 1 && (
                      <small>{each.needsConsent ? '要重新征求同意' : '旧的同意仍算数'}</small>
                    )}
                  </li>
                ))}
              </ol>
            </Card>
          }
        >
          <VersionCard key={shown.version} shown={shown} before={versions[at + 1]} />
        </Columns>
      )}
    </>
  );
}

const bywhom = ({ proposedBy, approvedBy }: AgreementVersion): string =>
  proposedBy === null ? '随产品上线' : `${proposedBy} 提，${approvedBy ?? ''} 同意`;

interface VersionCardProps {
  readonly shown: AgreementVersion;
  readonly before: AgreementVersion | undefined;
}
function VersionCard({ shown, before }: VersionCardProps) {
  const [isWhole, setWhole] = useState(before === undefined);
  return (
    <Card
      title={isWhole ? `${shown.version} 全文` : `${shown.version} 比 ${before?.version ?? ''} 改了什么`}
      aside={
        before && (
          <Button size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? '只看改动' : '看全文'}
          </Button>
        )
      }
    >
      {isWhole || !before ? (
        <div className={styles.text}>
          {shown.body.split('\n').map((paragraph, nth) => (
            <p key={nth}>{paragraph}</p>
          ))}
        </div>
      ) : (
        <ParagraphDiff before={before.body} after={shown.body} />
      )}
    </Card>
  );
}

interface CancelFormProps {
  readonly templateId: string;
  readonly version: string;
  readonly onClose: () => void;
}
function CancelForm({ templateId, version, onClose }: CancelFormProps) {
  const [reason, setReason] = useState('');
  const cancel = useChange(agreementConsole.cancelAgreement, onClose);
  return (
    <ActForm
      title={`撤销 ${version}`}
      effect="这一版到点不再生效，线上的版本不变；还没有人能同意过它"
      button="撤销这一版"
      look="danger"
      busy={cancel.isPending}
      error={cancel.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => cancel.mutate({ templateId, version, reason })}
      onClose={onClose}
    />
  );
}
