import { faceOf } from '#core/rules/format/face-of.ts';
import type { GroupOffers } from '#core/contract/activity/group-buy.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { useTurns } from '#web/ui/turns/use-turns.ts';
import styles from './group-list.module.css';

/** The groups that were formed last, one after another; the line keeps its place while there is none. */
export function Latest({ list = [] }: { list: GroupOffers['latest'] | undefined }) {
  const { list: box, turn } = useTurns<HTMLParagraphElement>(list.length);
  const shown = list[turn];
  return (
    <p ref={box} className={styles.latest}>
      {shown ? (
        <>
          <AvatarArt face={faceOf(shown.name + shown.goodsName)} size={22} />
          <span className="one-line">
            {shown.name}刚刚拼成 {shown.goodsName}，省了{shortYuan(shown.savedFen)}元
          </span>
        </>
      ) : (
        <span className={styles.latestHint}>约上好友一起拼，不成团全额退</span>
      )}
    </p>
  );
}
