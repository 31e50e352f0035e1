import { useArt } from '#web/art/use-art.ts';
import { useUserInfo } from '#web/features/membership/use-user-info.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './gift-head.module.css';

/** The header with the member's level. */
export function GiftHead() {
  const art = useArt();
  const member = useSession(({ session }) => (session.kind === 'member' ? session.user : undefined));
  const { data } = useUserInfo(member !== undefined);
  return (
    <section className={styles.header} aria-label="礼品介绍">
      <Text as="h2" look="headline">
        好礼都在这里
      </Text>
      <p className={styles.text}>等级礼、专享礼、升级礼，每月领一遍</p>
      <p className={styles.userLevel}>
        {member && data ? `${member.mobile} · ${data.userDto.vipTypeName}` : ' '}
      </p>
      <img
        className={`${styles.picture} decorative`}
        src={art('goods/gift-gold-cut')}
        width={132}
        height={132}
        alt=""
      />
    </section>
  );
}
