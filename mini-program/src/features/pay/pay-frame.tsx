import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './pay.module.css';

/** The page around each state of the cashier. */
export const PayFrame = ({ bar, children }: { readonly bar?: ReactNode; readonly children: ReactNode }) => (
  <Page bar={bar}>
    <NavBar title="收银台" />
    {children}
  </Page>
);

export const PaySkeleton = () => (
  <View className={styles.skeletons}>
    <Skeleton height={96} />
    <Skeleton height={140} />
    <Skeleton height={260} />
  </View>
);
