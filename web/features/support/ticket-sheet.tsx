import { useState } from 'react';
import { support } from '#core/contract/user/support.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSendOnce } from '#web/platform/api/use-send-once.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { isWritten, WrittenText } from './written-text.tsx';

interface TicketSheetProps {
  readonly open: boolean;
  /** Tickets that wait now. */
  readonly waiting: number | undefined;
  readonly questionId?: string | undefined;
  readonly begin?: string | undefined;
  onClose(): void;
}

/** Describes the problem and opens a ticket; then its page is shown. */
export function TicketSheet({ open, waiting, questionId, begin = '', onClose }: TicketSheetProps) {
  const call = useApi();
  const go = useGo();
  const queries = useQueryCache();
  const [text, setText] = useState(begin);
  const sendOnce = useSendOnce('ticket');
  const send = useAction(
    (written: string) =>
      sendOnce(written, (idempotencyKey) =>
        call(
          support.openTicket,
          { text: written, ...(questionId !== undefined && { questionId }) },
          { idempotencyKey },
        ),
      ),
    {
      onDone: ({ ticketId }) => {
        void queries.refresh(support.supportTickets.path);
        void queries.refresh(support.supportQueue.path);
        onClose();
        go({ page: 'myTickets', query: { ticketId } });
      },
    },
  );
  return (
    <Sheet
      open={open}
      title="转人工客服"
      onClose={onClose}
      footer={
        <Button full busy={send.busy} disabled={!isWritten(text)} onPress={() => send.run(text.trim())}>
          提交工单
        </Button>
      }
    >
      <p className="text-sub text-secondary">
        {waiting ? `前面有${waiting}个工单在等待，按提交顺序回复` : '现在没有工单在等待'}
        <br />
        回复会出现在“我的工单”和消息中心，不用守在这里
      </p>
      <WrittenText
        label="问题描述"
        value={text}
        placeholder="请写下商品或权益名称、时间和遇到的问题"
        onChange={setText}
      />
    </Sheet>
  );
}
