import './gift-head.css';
import { useArt } from '#web/art/use-art.ts';
import { useUserInfo } from '#web/features/membership/use-user-info.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/** What the square is, and as whom one stands on it. */
export function GiftHead() {
  const art = useArt();
  const member = useSession(({ session }) => (session.kind === 'member' ? session.user : undefined));
  const { data } = useUserInfo(member !== undefined);
  return (
    <section className="gfh" aria-label="礼品介绍">
      <h2 className="gfh__t">好礼都在这里</h2>
      <p className="gfh__l">等级礼、专享礼、升级礼，每月领一遍</p>
      <p className="gfh__u">{member && data ? `${member.mobile} · ${data.userDto.vipTypeName}` : ' '}</p>
      <img className="gfh__a deco" src={art('goods/gift-gold-cut')} width={132} height={132} alt="" />
    </section>
  );
}
