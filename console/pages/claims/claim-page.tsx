import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { claims } from '#core/contract/console/claims.ts';
import type { ConsoleClaimDetail } from '#core/contract/console/claims.shapes.ts';
import { useSupplierName } from '../../lists/supplier-name.tsx';
import { formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { RevealNumber } from '../reveals/reveal-number.tsx';
import { SubscriberLink } from '../subscribers/subscriber-link.tsx';
import { ClaimTrace } from './claim-trace.tsx';
import { ClaimState, durationText } from './claim-words.tsx';
import styles from './claims.module.css';
import { GiveBackForm } from './give-back-form.tsx';

const route = getRouteApi('/shell/claims/$claimId');

/** One claim: whose it is, what each side said when, and what can be done now. */
export function ClaimPage() {
  const { claimId } = route.useParams();
  const query = useQuery({ ...reading(claims.claimDetail, { claimId }), refetchInterval: 5_000 });
  if (!query.data) return <ListState query={query} isEmpty={false} empty="" />;
  return <Claim key={claimId} claim={query.data} />;
}

function Claim({ claim }: { readonly claim: ConsoleClaimDetail }) {
  const { may } = useMe();
  const [form, setForm] = useState<'resend' | 'give-back'>();
  const [reason, setReason] = useState('');
  const { claimId, acts, overLimitSeconds } = claim;
  const close = (): void => setForm(undefined);
  const ask = useChange(claims.queryClaim);
  const resend = useChange(claims.resendClaim, close);
  const mayGiveBack = may('claims.proposeGiveBack');
  return (
    <>
      <Head title={claim.rightsName} tag={<ClaimState claim={claim} />} facts={`领取编号 ${claimId}`}>
        <Link to="/claims" search={{}} className={styles.back}>
          回到领取记录
        </Link>
        {mayGiveBack && (
          <Button look="danger" disabled={acts.giveBack !== null} onPress={() => setForm('give-back')}>
            退回名额…
          </Button>
        )}
        {may('claims.resend') && (
          <>
            <Button
              busy={ask.isPending}
              disabled={acts.query !== null}
              onPress={() => ask.mutate({ claimId })}
            >
              现在就问供应商
            </Button>
            <Button look="primary" disabled={acts.resend !== null} onPress={() => setForm('resend')}>
              重发…
            </Button>
          </>
        )}
      </Head>
      {form === 'resend' && (
        <ActForm
          title="重发这条领取"
          effect="用同一个领取编号再次请供应商发放，供应商对一个编号只发放一次；已退回的会重新占用名额和库存"
          button="立即重发"
          busy={resend.isPending}
          error={resend.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => resend.mutate({ claimId, reason })}
          onClose={close}
        />
      )}
      {form === 'give-back' && <GiveBackForm claimIds={[claimId]} onDone={close} onClose={close} />}
      <FormError error={ask.error} />
      <div className={styles.columns}>
        <Card title="领取">
          <RevealNumber userId={claim.userId} claimId={claimId} masked={claim.mobile} />
          <SubscriberLink userId={claim.userId} />
          <Facts claim={claim} />
        </Card>
        <Card
          title="领取轨迹"
          aside={
            overLimitSeconds !== null && <Tag tone="warning">超过时限 {durationText(overLimitSeconds)}</Tag>
          }
        >
          <ClaimTrace trace={claim.trace} />
          {claim.nextTryAt !== null && (
            <p className={styles.next}>
              最晚 {formatTime(claim.nextTryAt)} 再请求一次，{formatTime(claim.deliverBy)}{' '}
              仍无结果就退回名额并通知用户
            </p>
          )}
          <p className={styles.said} role="status">
            {ask.data?.said ?? resend.data?.outcome ?? ''}
          </p>
          {may('claims.resend') && acts.resend !== null && <p className={styles.next}>{acts.resend}</p>}
        </Card>
      </div>
    </>
  );
}

function Facts({ claim }: { readonly claim: ConsoleClaimDetail }) {
  const supplierName = useSupplierName();
  const facts = [
    ['产品', claim.productName],
    ['分组', `${claim.groupName}，本月已选 ${claim.chosenCount} / ${claim.chooseCount}`],
    ['库存', claim.stock ? `余 ${claim.stock.left} / ${claim.stock.total}` : '不限'],
    ['供应商', `${supplierName(claim.supplier)}，此刻 ${claim.supplierWaiting} 笔在等`],
    ['请求次数', `${claim.tries} 次`],
    ['重复提交', `${claim.repeats} 次，都返回这条`],
    ['月份', claim.cycle],
    ['领取时间', formatTime(claim.claimedAt)],
    ['结束时间', claim.settledAt === null ? '还没有' : formatTime(claim.settledAt)],
  ] as const;
  return <FactList facts={facts} />;
}
