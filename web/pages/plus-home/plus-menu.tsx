import { useHref } from '#web/platform/navigation/navigation.tsx';
import { TabBar } from '#web/ui/tab-bar/tab-bar.tsx';

/** The tab bar of the plus area. */
export function PlusMenu() {
  const href = useHref();
  const here = href({ page: 'plusHome' });
  return (
    <TabBar
      current={here}
      items={[
        { text: '首页', icon: 'home', href: here },
        { text: '权益', icon: 'gift', href: href({ page: 'myMonth' }) },
        { text: '专享购', icon: 'bag', href: href({ page: 'rightsDiscount' }) },
        { text: '我的', icon: 'mine', href: href({ page: 'mine' }) },
      ]}
    />
  );
}
