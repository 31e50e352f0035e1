import { downIcon } from '#web/art/icons/down-icon.ts';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { Icon } from '#web/art/icon.tsx';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { motifs, type Motif } from '#web/art/motifs.ts';
import { msgIcon } from '#web/art/icons/msg-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useArt } from '#web/art/use-art.ts';
import { WaterTownScene } from '#web/art/water-town-scene.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { GuestCard } from '#web/ui/member-card/guest-card.tsx';
import { MemberCard } from '#web/ui/member-card/member-card.tsx';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { QuickEntries } from '#web/ui/quick-entries/quick-entries.tsx';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import { SearchLink } from '#web/ui/search-bar/search-link.tsx';
import { memberCounts, quickEntries } from './samples.ts';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

/** Page headers. */
export function HeadSpecimens({ motif }: { motif: Motif }) {
  const art = useArt();
  const guestCounts = memberCounts.map(({ text, href }) => ({ text, href }));
  return (
    <>
      <div className={styles.stage}>
        <Hero
          motif={motif}
          {...(motif === 'lattice' ? { colour: '#D8B06A', opacity: 0.26, scale: 1.3 } : {})}
        />
        <header className="row gap-8" style={{ padding: '4px 4px 4px 12px', color: 'var(--on-hero)' }}>
          <a className="row bold text-title-small" style={{ minHeight: 44, gap: 2 }} href="#city">
            <Icon of={pinIcon} size={18} />
            南京
            <Icon of={downIcon} size={14} />
          </a>
          <SearchLink href="#search" text="搜 视频月卡、加油券" />
          <IconButton icon={msgIcon} label="消息中心，5条未读" badge={5} href="#messages" />
        </header>
        <MemberCard
          label="会员卡"
          level={2}
          number="138****6021"
          levelName="黄金会员"
          claimable={{ title: '本月权益', count: 6, unit: '项可领' }}
          action={{ text: '去领取', href: '#claim' }}
          counts={memberCounts}
        />
        <Floor label="快捷入口">
          <QuickEntries
            label="快捷入口"
            entries={quickEntries.map((entry) => ({ ...entry, art: art(entry.art) }))}
          />
        </Floor>
      </div>
      <Specimen title="会员卡：访客与各等级">
        <GuestCard
          label="访客卡"
          title="登录查看权益"
          note="每月领取专属福利"
          action={{ text: '去登录', href: '#login' }}
          counts={guestCounts}
        />
        <MemberCard
          label="普通会员卡"
          level={1}
          number="139****0001"
          levelName="普通用户"
          claimable={{ title: '本月权益', count: 0, unit: '项可领' }}
          action={{ text: '去看看' }}
          counts={memberCounts}
        />
        <MemberCard
          label="铂金会员卡"
          level={3}
          number="139****0003"
          levelName="铂金会员"
          claimable={{ title: '本月权益', count: 12, unit: '项可领' }}
          action={{ text: '去领取' }}
          counts={memberCounts}
        />
        <MemberCard
          label="PLUS会员卡"
          level={4}
          number="139****0004"
          levelName="PLUS会员"
          claimable={{ title: '本月权益', count: 9, unit: '项可领' }}
          action={{ text: '去领取' }}
          counts={memberCounts}
        />
      </Specimen>
      <Specimen title="导航栏">
        <NavBar
          className={styles.navBar}
          title="我的券"
          back={() => undefined}
          right={<NavAction text="券记录" href="#records" />}
        />
        <div className={`${styles.stage} ${styles.strip}`}>
          <Hero />
          <NavBar
            look="transparent"
            title="权益领取"
            back="#back"
            right={<IconButton icon={headsetIcon} label="客服" />}
          />
        </div>
        <div style={{ margin: '8px 12px' }}>
          <SearchBar
            value=""
            placeholder="搜索权益、商品、门店"
            onChange={() => undefined}
            onSearch={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen title="底纹">
        {Object.keys(motifs).map((name) =>
          name === 'cloud' || name === 'wave' || name === 'willow' || name === 'lattice' ? (
            <div key={name} className={`${styles.stage} ${styles.strip}`}>
              <Hero motif={name} />
            </div>
          ) : null,
        )}
      </Specimen>
      <Specimen title="登录页的水乡">
        <div className={styles.stage} style={{ minHeight: 268 }}>
          <WaterTownScene />
          <header className="row gap-12" style={{ position: 'relative', padding: '94px 24px 0' }}>
            <LogoMark size={52} />
            <div>
              <p className="bold" style={{ fontSize: 24, lineHeight: 1.25 }}>
                权益商城
              </p>
              <p className="text-sub text-secondary">省内用户的权益商城</p>
            </div>
          </header>
        </div>
      </Specimen>
    </>
  );
}
