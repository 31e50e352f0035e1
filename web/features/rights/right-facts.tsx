import type { RightDetail } from '#core/contract/content/rights.shapes.ts';
import { calIcon } from '#web/art/icons/cal-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { giftIcon } from '#web/art/icons/gift-icon.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { momentText } from './moment-text.ts';
import styles from './right-facts.module.css';

const arrivals: Readonly<Record<RightDetail['delivery'], (mobile: string) => string>> = {
  recharge: (mobile) => `直充到${mobile}`,
  code: () => '领取后获得兑换码',
  link: () => '领取后点击链接使用',
  store: () => '到店出示本机号码使用',
};

/** How it arrives, when it can be had, what it is and what goes for it. */
export function RightFacts({
  detail: { delivery, rechargeMobile, claimableFrom, claimableUntil, claimedAt, detail, rules, categoryFlag },
}: {
  detail: RightDetail;
}) {
  return (
    <>
      <Cells title="领取信息" titleHidden>
        <Cell icon={giftIcon} title="到账方式" end={arrivals[delivery](rechargeMobile ?? '您的手机号')} />
        {claimableFrom !== null && (
          <Cell icon={calIcon} title="开放时间" end={`${momentText(claimableFrom, 'from')}起`} />
        )}
        {claimableUntil !== null && (
          <Cell icon={clockIcon} title="领取截止" end={momentText(claimableUntil, 'until')} />
        )}
        {claimedAt !== null && <Cell icon={calIcon} title="本月领取" end={momentText(claimedAt, 'from')} />}
      </Cells>
      <Floor header={{ title: '权益说明' }}>
        <div className={styles.explanation}>
          {detail
            .split('\n')
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </Floor>
      <Floor header={{ title: categoryFlag === 2 ? '购买须知' : '领取规则' }}>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </Floor>
    </>
  );
}
