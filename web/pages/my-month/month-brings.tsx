import { bellIcon } from '#web/art/icons/bell-icon.ts';
import { boltIcon } from '#web/art/icons/bolt-icon.ts';
import { calIcon } from '#web/art/icons/cal-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { Icon } from '#web/art/icon.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './my-month.module.css';

const brings = [
  { icon: boltIcon, title: '一键领取', text: '所有产品的权益，一次领完' },
  { icon: clockIcon, title: '截止一目了然', text: '快到期的排在最前面' },
  { icon: calIcon, title: '自动领取', text: '开启后每月自动领好，结果短信告知' },
  { icon: bellIcon, title: '到期提醒', text: '有权益没领时提醒您一次' },
];

/** The features of the page. */
export const MonthBrings = () => (
  <Floor header={{ title: '在这里可以' }}>
    <ul className={styles.benefits}>
      {brings.map(({ icon, title, text }) => (
        <li key={title}>
          <span className={styles.benefitIcon}>
            <Icon of={icon} size={22} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Floor>
);
