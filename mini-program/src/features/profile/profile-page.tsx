import { View } from '@tarojs/components';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { askFirst } from '../../platform/host/ask-first.ts';
import { useShare } from '../../platform/host/use-share.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { signOut } from '../../platform/session/sign-in.ts';
import { LevelCard } from './level-card.tsx';
import { OrderLinks } from './order-links.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ServiceLinks } from './service-links.tsx';
import { WelfareTiles } from './welfare-tiles.tsx';
import styles from './profile.module.css';

/** 我的: who is signed in, the level, what is held, orders by state, and services. */
export function ProfilePage() {
  const isMember = useSession().kind === 'member';
  useShare(undefined);
  return (
    <Page>
      <View className={styles.hero} />
      <ProfileHead />
      <LevelCard />
      <ProfileCounts />
      <OrderLinks />
      <WelfareTiles />
      <ServiceLinks />
      {isMember && (
        <>
          <ProfileBanner />
          <View className={styles.signOut}>
            <Button look="plain" onPress={() => void leave()}>
              退出登录
            </Button>
          </View>
        </>
      )}
    </Page>
  );
}

async function leave(): Promise<void> {
  const sure = await askFirst({ title: '退出登录？', text: '再次使用时需要重新登录', confirm: '退出' });
  if (sure) await signOut();
}
