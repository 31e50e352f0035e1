import { useState } from 'react';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import styles from './product-rights.module.css';

/** The signed-in number and the sign-out button. */
export function AccountNumber({ mobile }: { mobile: string }) {
  const { signOut } = useSessionActions();
  const [isConfirming, setConfirming] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut('login');
  };
  return (
    <div className={styles.account}>
      <span>当前号码 {mobile}</span>
      <Button kind="text" size="s" onPress={() => setConfirming(true)}>
        退出登录
      </Button>
      <Popup
        open={isConfirming}
        title="退出登录"
        onClose={() => setConfirming(false)}
        cross={false}
        footer={
          <>
            <Button kind="plain" size="m" full onPress={() => setConfirming(false)}>
              再想想
            </Button>
            <Button size="m" full busy={leaving} onPress={leave}>
              退出
            </Button>
          </>
        }
      >
        <p>退出后将不能查看和领取您的权益，确定退出吗？</p>
      </Popup>
    </div>
  );
}
