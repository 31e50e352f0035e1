import { AvatarArt } from '#web/art/avatar-art.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { officer } from './officer.ts';
import styles from './officer-head.module.css';

/** The officer's greeting, for members with their number. */
export function OfficerHead() {
  const member = useSession(({ session }) => (session.kind === 'member' ? session.user : undefined));
  return (
    <section className={styles.header} aria-label="福利官介绍">
      <span className={styles.portrait}>
        <AvatarArt size={72} />
      </span>
      <div className="grow">
        <h2 className={styles.officerName}>
          {officer.name}
          <Tag kind="vip">权益福利官</Tag>
        </h2>
        <p className={styles.speechBubble}>
          {member
            ? `${member.mobile}，您好！本月权益记得来领，有不清楚的随时问我。`
            : '您好，我是您的权益福利官。每月权益什么时候领、怎么用，我来提醒您。'}
        </p>
      </div>
    </section>
  );
}
