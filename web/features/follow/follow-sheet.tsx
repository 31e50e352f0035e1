import { agreements } from '#core/contract/common/agreements.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ScanCode, ScanCodeSkeleton } from '#web/ui/qr-code/scan-code.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { isInChatApp } from './is-in-chat-app.ts';
import styles from './follow-sheet.module.css';

const account = { materialId: 'service-account' };

/** The code of the account, and the member's word that it is followed: the chat app does not report it to a page. */
export function FollowSheet({ open, onClose }: PartProps) {
  const call = useApi();
  const queries = useQueryCache();
  const { id } = useHost();
  const { data, error, refetch } = useCall(agreements.qrCodeMaterial, account);
  const follow = useAction(() => call(chatApp.recordFollow, {}), {
    onDone: () => {
      void queries.refresh(chatApp.followState.path);
      toast('已记录您的关注，谢谢');
      onClose();
    },
  });
  return (
    <Sheet
      open={open}
      title={data?.title ?? '关注公众号'}
      onClose={onClose}
      footer={
        <Button full busy={follow.busy} disabled={!data} onPress={() => follow.run(undefined)}>
          我已关注
        </Button>
      }
    >
      <div className={styles.code}>
        {data ? (
          <ScanCode content={data.content} label={`${data.title}的二维码`} mark={<LogoMark size={34} />} />
        ) : (
          <QueryPlaceholder
            query={{ error, refetch }}
            skeleton={<ScanCodeSkeleton />}
            failedTitle="二维码没有加载出来"
            failedLook="page"
            failedSize={116}
          />
        )}
      </div>
      <p className={styles.guide}>
        {isInChatApp(id)
          ? (data?.guide ?? '长按识别二维码，关注公众号')
          : '请先截图保存二维码，再到聊天应用里扫一扫'}
      </p>
    </Sheet>
  );
}
