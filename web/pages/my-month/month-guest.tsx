import { useArt } from '#web/art/use-art.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { MonthBrings } from './month-brings.tsx';
import styles from './my-month.module.css';

/** The guest's view: sign-in button and the page's features. */
export function MonthGuest() {
  const art = useArt();
  const { goToLogin } = useSessionActions();
  return (
    <>
      <section className={styles.header} aria-label="登录" data-floor="本月概况">
        <h2 className={styles.headerTitle}>登录查看本月权益</h2>
        <p className={styles.headerText}>看看您这个月还有哪些没领</p>
        <div className={styles.signInButton}>
          <Button size="m" onPress={goToLogin}>
            去登录
          </Button>
        </div>
        <img
          className={`${styles.headerArt} decorative`}
          src={art('goods/gift-cut')}
          width={112}
          height={112}
          alt=""
        />
      </section>
      <MonthBrings />
    </>
  );
}
