import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** In the order of the page; its index. */
const specimens = [
  '会员卡：访客与各等级',
  '导航栏',
  '底纹',
  '登录页的水乡',
  '文字、卡片、步骤',
  '楼层与商品卡 mini',
  '商品卡 row',
  '商品卡 grid',
  '价格、标签、倒计时',
  '权益组',
  '券',
  '多件阶梯',
  '按钮',
  '页签、分段、筛选',
  '输入',
  '列表',
  '底部操作栏',
  '图片单选与规则',
  '二维码',
  '骨架屏与加载条',
  '空状态与失败',
  '弹层',
  '勋章',
  '线性图标',
  '商品插画',
] as const;
type SpecimenTitle = (typeof specimens)[number];

const idOf = (title: SpecimenTitle): string => `specimen-${specimens.indexOf(title) + 1}`;

interface SpecimenProps {
  title: SpecimenTitle;
  children: ReactNode;
  padded?: boolean;
}

/** One component of the gallery under its name. */
export function Specimen({ title, children, padded = false }: SpecimenProps) {
  return (
    <section className={styles.specimen} id={idOf(title)} aria-label={title}>
      <p className={styles.specimenTitle}>{title}</p>
      <div className={padded ? styles.padded : undefined}>{children}</div>
    </section>
  );
}

/** Leads to each component of the gallery. */
export const SpecimenIndex = () => (
  <nav className={styles.index} aria-label="组件目录">
    <ul>
      {specimens.map((title) => (
        <li key={title}>
          <a href={`#${idOf(title)}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);
