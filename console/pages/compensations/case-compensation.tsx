import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import type { CompensationCase } from '#core/contract/console/service/compensations/compensation-states.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { ActOutcome } from '../../ui/act-outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ListState } from '../../ui/parts.tsx';
import { CompensationForm } from './compensation-form.tsx';
import { CompensationState, couponStateNames } from './compensation-words.tsx';

interface CaseCompensationProps {
  readonly userId: string;
  readonly kind: CompensationCase;
  readonly caseKey: string;
}

/** What the desk gave for this case, and the form while it gave nothing. */
export function CaseCompensation({ userId, kind, caseKey }: CaseCompensationProps) {
  const { may } = useMe();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const query = useQuery(reading(compensations.compensationOfCase, { kind, key: caseKey }));
  const given = query.data?.compensation;
  const isPossible = query.data !== undefined && (!given || given.state === 'refused');
  return (
    <Card
      title="补偿"
      aside={
        isPossible &&
        may('subscribers.compensate') &&
        !isOpen && (
          <Button size="small" onPress={() => setOpen(true)}>
            补偿…
          </Button>
        )
      }
    >
      <ListState query={query} isEmpty={!given && !isOpen} empty="还没有补偿" />
      {given && (
        <FactList
          facts={[
            ['状态', <CompensationState key="state" state={given.state} />],
            ['券', given.couponTitle],
            ['值', formatFen(given.amountFen)],
            ['谁', given.askedBy.name],
            ['谁同意', given.approvedBy ?? ''],
            ['时间', formatTime(given.grantedAt ?? given.askedAt)],
            ['用了没有', given.couponState === null ? '' : couponStateNames[given.couponState]],
            ['原因', given.reason],
          ]}
        />
      )}
      {isOpen && (
        <CompensationForm
          userId={userId}
          of={{ kind, key: caseKey }}
          onDone={(text) => {
            setSaid(text);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <ActOutcome>{said}</ActOutcome>
    </Card>
  );
}
