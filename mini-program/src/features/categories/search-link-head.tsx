import { View } from '@tarojs/components';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import styles from './categories.module.css';

/** The way to the search, beside the chat app's capsule. */
export const SearchLinkHead = () => (
  <View className={styles.head}>
    <NavBar back={false}>
      <View
        className={styles.search}
        ariaRole="link"
        ariaLabel="搜索权益、商品、门店"
        onClick={() => openPage('searchInput')}
      >
        <Icon of={searchIcon} size={18} />
        <View className={styles.searchText}>搜索权益、商品、门店</View>
      </View>
    </NavBar>
  </View>
);
