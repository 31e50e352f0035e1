import { LogoMark } from '#web/art/logo-mark.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './question-list.module.css';

/** The greeting over the search. */
export function Greeting() {
  const name = useSession(({ session }) => (session.kind === 'member' ? session.user.userName : ''));
  return (
    <section className={styles.greeting} aria-label="智能客服">
      <span className={styles.logo}>
        <LogoMark size={46} light="#ff7a4d" deep="#d8271c" />
      </span>
      <div className="grow">
        <Text as="h2" look="title">
          {name === '' ? '' : `${name}，`}有什么可以帮您
        </Text>
        <p className="text-sub">先搜一搜，找不到答案再转人工</p>
      </div>
    </section>
  );
}
