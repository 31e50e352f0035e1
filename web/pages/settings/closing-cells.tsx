import { account } from '#core/contract/user/account.ts';
import { messageMoment } from '#core/rules/messages/message-time.ts';
import { coolingOffDays } from '#core/rules/account/account-closing.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey, useCall } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { toast } from '#web/ui/toast/toast.ts';

const closingKey = callKey(account.accountClosing, {});

/** The own data as a file, and closing the account. */
export function ClosingCells() {
  const call = useApi();
  const queries = useQueryCache();
  const { data: closing } = useCall(account.accountClosing, {});
  const exportData = useAction(() => call(account.exportData, {}), {
    onDone: (data) => {
      saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      toast('个人数据已导出');
    },
  });
  const request = useAction(() => call(account.requestClosing, {}), {
    onDone: (requested) => queries.put(closingKey, requested),
  });
  const cancel = useAction(() => call(account.cancelClosing, {}), {
    onDone: () => {
      queries.put(closingKey, null);
      toast('已撤销注销申请');
    },
  });
  const close = async () => {
    const sure = await askFirst({
      title: '申请注销账号？',
      text: `${coolingOffDays}天后账号关闭，未使用的权益、券和现金余额无法恢复。期间可以随时撤销。`,
      confirm: '申请注销',
    });
    if (sure) request.run(undefined);
  };
  return (
    <Cells title="个人数据与账号">
      <Cell
        title="导出个人数据"
        note="账号、权益、券、协议和消息记录，保存为文件"
        end={exportData.busy ? '正在准备' : undefined}
        onPress={exportData.busy ? undefined : () => exportData.run(undefined)}
      />
      {closing ? (
        <Cell
          title="账号注销中"
          note={`${messageMoment(Date.parse(closing.closesAt))}关闭账号`}
          end={
            <Button size="s" busy={cancel.busy} onPress={() => cancel.run(undefined)}>
              撤销注销
            </Button>
          }
        />
      ) : (
        <Cell
          title="注销账号"
          note={`申请后有${coolingOffDays}天冷静期`}
          onPress={closing === undefined || request.busy ? undefined : () => void close()}
        />
      )}
    </Cells>
  );
}

/** Has the browser save a text as a file. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Released later: some web views read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
