import type { ReactNode } from 'react';
import { names } from '#core/config/names.ts';
import { rosette } from '#web/art/rosette.ts';
import { Logo } from '../../ui/logo.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './frame.module.css';

const promises: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  { icon: 'users', title: '要紧的改动，两人确认', text: '发起人与审批人必须不同，系统替你核对影响' },
  { icon: 'document', title: '每一步都留痕', text: '改动前后的值只增不改，可以随时校验' },
  { icon: 'power', title: '停用不用等', text: '停用只要一个人，马上生效；恢复要两个人' },
];
const rings = [52, 76, 100, 126, 152, 178, 204, 230];

/** Sign-in and invitation: what the console is for, beside the form. No figures before the sign-in. */
export const SignInFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.page}>
    <aside className={styles.side}>
      <p className={styles.brand}>
        <Logo size={38} />
        {names.product.slice(0, 2)}运营台
      </p>
      <div>
        <h2>
          一人发起，一人确认，
          <br />
          每一步都有据可查
        </h2>
        <p className={styles.lead}>运营商城的人在这里办事，不写一行 SQL，也不等开发排期</p>
        <ul className={styles.promises}>
          {promises.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <span>
                {title}
                <small>{text}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.foot}>仅限授权人员使用</p>
      <svg className={styles.rings} viewBox="0 0 480 480" aria-hidden="true">
        {rings.map((radius, at) => (
          <path
            key={radius}
            d={rosette(240, 240, radius)}
            fill="none"
            stroke="currentColor"
            strokeOpacity={0.85 - at * 0.09}
            strokeWidth="1.4"
          />
        ))}
      </svg>
    </aside>
    <main className={styles.main}>{children}</main>
  </div>
);
