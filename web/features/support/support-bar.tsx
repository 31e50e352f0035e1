import { Suspense, useState } from 'react';
import { names } from '#core/config/names.ts';
import { support } from '#core/contract/user/support.ts';
import { Icon } from '#web/art/icon.tsx';
import { callIcon } from '#web/art/icons/call-icon.ts';
import { docIcon } from '#web/art/icons/doc-icon.ts';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarAction } from '#web/ui/action-bar/bar-action.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';

const Sheet = lazyPart(() => import('./ticket-sheet.tsx').then(({ TicketSheet }) => TicketSheet));

/** The way to a person, always in reach, with the length of the queue. */
export function SupportBar({ questionId }: { questionId?: string | undefined }) {
  const href = useHref();
  const signInFirst = useSignInFirst();
  const queue = useCall(support.supportQueue, {});
  const [sheet, setSheet] = useState({ open: false, times: 0 });
  const waiting = queue.data?.waiting;
  const handOver = () => signInFirst(() => setSheet(({ times }) => ({ open: true, times: times + 1 })));
  return (
    <>
      <ActionBar>
        <BarAction icon={<Icon of={callIcon} size={22} />} text="电话" href={`tel:${names.hotline}`} />
        <BarAction
          icon={<Icon of={docIcon} size={22} />}
          text="我的工单"
          href={href({ page: 'myTickets' })}
        />
        <Button onPress={handOver}>
          <Icon of={headsetIcon} size={20} />
          {waiting ? `转人工，前面${waiting}人` : '转人工'}
        </Button>
      </ActionBar>
      {sheet.times > 0 && (
        <Suspense fallback={null}>
          <Sheet
            key={sheet.times}
            open={sheet.open}
            waiting={waiting}
            questionId={questionId}
            onClose={() => setSheet({ ...sheet, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
