import { useState } from 'react';
import { proposals } from '#core/contract/console/proposals.ts';
import type { Proposal } from '#core/contract/console/proposals.shapes.ts';
import { proposalStateNames } from '#core/rules/console/operations/proposal-state-names.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from '../../ui/card.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Diff, Person, Tag } from '../../ui/parts.tsx';
import styles from './approvals.module.css';

interface ProposalCardProps {
  readonly proposal: Proposal;
}

/** One proposal: what it changes, what follows from it, and the decision. */
export function ProposalCard({ proposal }: ProposalCardProps) {
  const { me } = useMe();
  const { proposalId, act, targetName, changes, effects, reason, proposedBy, proposedAt, endsAt } = proposal;
  const isOwn = proposedBy.operatorId === me?.operatorId;
  const withdraw = useChange(proposals.withdrawProposal);
  return (
    <CardFrame label={`${act}：${targetName}`} className={styles.proposal}>
      <header>
        <Tag tone="info">{act}</Tag>
        <h2>{targetName}</h2>
        <span className={styles.by}>
          <Person name={proposedBy.name} />
          {proposedBy.name} {formatTime(proposedAt)} 提交，{formatTime(endsAt)} 前有效
        </span>
      </header>
      <div className={styles.content}>
        <Diff changes={changes} />
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <li key={effect}>
              <Icon name="check" />
              {effect}
            </li>
          ))}
          <li>
            <Icon name="document" />
            理由：{reason}
          </li>
        </ul>
      </div>
      {proposal.decidedBy && (
        <p className={styles.decided}>
          {proposal.decidedBy.name} {proposal.decidedAt && formatTime(proposal.decidedAt)}{' '}
          {proposalStateNames[proposal.state]}
          {proposal.comment && `：${proposal.comment}`}
        </p>
      )}
      {proposal.mayDecide && <Decision proposal={proposal} />}
      {isOwn && proposal.state === 'waiting' && (
        <footer className={styles.decision}>
          <span className={styles.waiting}>等另一位有权限的成员处理</span>
          <FormError error={withdraw.error} />
          <Button busy={withdraw.isPending} onPress={() => withdraw.mutate({ proposalId })}>
            撤回申请
          </Button>
        </footer>
      )}
    </CardFrame>
  );
}

function Decision({ proposal: { proposalId, needsTotp, proposedBy } }: { readonly proposal: Proposal }) {
  const [totp, setTotp] = useState('');
  const [comment, setComment] = useState('');
  const approve = useChange(proposals.approveProposal);
  const giveBack = useChange(proposals.returnProposal);
  const reject = useChange(proposals.rejectProposal);
  const isBusy = approve.isPending || giveBack.isPending || reject.isPending;
  const isExplained = comment.trim().length >= 2;
  return (
    <>
      <footer className={styles.decision}>
        {needsTotp && (
          <div className={styles.totp}>
            <Field
              label="动态验证码"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={totp}
              onValue={(value) => setTotp(value.replace(/\D/g, ''))}
            />
          </div>
        )}
        <div className={styles.comment}>
          <Field
            label={`给${proposedBy.name}的话`}
            hint="可不填；退回和驳回必填"
            maxLength={200}
            value={comment}
            onValue={setComment}
          />
        </div>
        <Button
          look="danger"
          busy={isBusy}
          disabled={!isExplained}
          onPress={() => reject.mutate({ proposalId, comment })}
        >
          驳回
        </Button>
        <Button
          busy={isBusy}
          disabled={!isExplained}
          onPress={() => giveBack.mutate({ proposalId, comment })}
        >
          退回修改
        </Button>
        <Button
          look="approve"
          busy={isBusy}
          disabled={needsTotp && totp.length < 6}
          onPress={() => {
            approve.mutate({ proposalId, comment, ...(needsTotp && { totp }) });
            setTotp('');
          }}
        >
          <Icon name="check" />
          同意
        </Button>
      </footer>
      <FormError error={approve.error ?? giveBack.error ?? reject.error} />
    </>
  );
}
