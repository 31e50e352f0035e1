import { useSession } from '#web/platform/session/session-store.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import type { OwnedCard } from './use-owned-cards.ts';
import styles from './partner.module.css';

interface Step {
  readonly title: string;
  readonly text: string;
}

const stepsOf: Readonly<Record<OwnedCard['place'], (mobile: string) => readonly Step[]>> = {
  television: (mobile) => [
    { title: '在本页领取', text: '选一种电视会员，点“点击领取”，约1分钟到账' },
    { title: '电视上绑定号码', text: `打开机顶盒“我的－账号绑定”，输入${mobile}和短信验证码` },
    { title: '重新进入影视专区', text: '看到会员标识就可以观看；一个号码绑定一台机顶盒，更换后请重新绑定' },
  ],
  shopping: (mobile) => [
    { title: '在本页领取', text: '选一种购物会员，点“点击领取”，约1分钟到账' },
    { title: '用同一号码登录', text: `在合作购物应用中用${mobile}登录` },
    { title: '下单时自动生效', text: '会员价和免运费券在结算页显示' },
  ],
};

/** The way from the card to its use: on the television, or in the shopping app. */
export function HowToUse({ card: { place } }: { readonly card: OwnedCard }) {
  const mobile = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : '本机号码'));
  return (
    <Floor header={{ title: place === 'television' ? '在电视上怎么用' : '怎么使用' }}>
      <ol className={styles.steps}>
        {stepsOf[place](mobile).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text}
          </li>
        ))}
      </ol>
    </Floor>
  );
}
