import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { BagHead } from './bag-head.tsx';
import styles from './blessing-bag.module.css';

const steps = ['登录后打开本月福袋', '挑选咖啡、加油、洗车等权益', '到附近门店出示号码使用'];

/** The bag for guests: contents and sign-in button. */
export function GuestBag({ isKnown }: { isKnown: boolean }) {
  const { goToLogin } = useSessionActions();
  return (
    <BagHead
      title="每月一袋，到店就用"
      text="咖啡奶茶、加油洗车、电影餐饮"
      action={
        <Button className={styles.actionButton} kind="accent" size="m" busy={!isKnown} onPress={goToLogin}>
          登录打开福袋
        </Button>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </BagHead>
  );
}
