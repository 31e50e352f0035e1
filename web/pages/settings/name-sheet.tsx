import { useState } from 'react';
import type { DataOf } from '#core/contract/endpoint.ts';
import { profile } from '#core/contract/user/profile.ts';
import { membership } from '#core/contract/user/membership.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { setSession, useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

interface NameSheetProps {
  readonly open: boolean;
  readonly name: DataOf<typeof profile.userName>;
  onClose(): void;
}

/** Changes the nickname; a refusal is shown at the field and uses nothing up. */
export function NameSheet({ open, name, onClose }: NameSheetProps) {
  const call = useApi();
  const queries = useQueryCache();
  const session = useSession((state) => state.session);
  const [text, setText] = useState(name.userName);
  const [error, setError] = useState<string>();
  const save = useAction((userName: string) => call(profile.editUserName, { userName }, { quiet: true }), {
    onDone: (changed) => {
      queries.put(callKey(profile.userName, {}), changed);
      void queries.refresh(membership.userVipInfo.path);
      if (session.kind === 'member')
        setSession({ kind: 'member', user: { ...session.user, userName: changed.userName } });
      toast(`昵称已改为“${changed.userName}”`);
      onClose();
    },
    inPage: true,
    onFailed: (failure) => setError(failure.message),
  });
  const requested = text.trim();
  return (
    <Sheet
      open={open}
      title="修改昵称"
      onClose={onClose}
      footer={
        <Button
          full
          busy={save.busy}
          disabled={requested === '' || requested === name.userName}
          onPress={() => save.run(requested)}
        >
          保存
        </Button>
      }
    >
      <TextField
        label="昵称"
        value={text}
        maxLength={16}
        error={error}
        hint={`2到16个字符，还可以修改${name.remainingEditCount}次`}
        onChange={(typed) => {
          setText(typed);
          setError(undefined);
        }}
      />
    </Sheet>
  );
}
