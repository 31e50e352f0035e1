import type { ReactNode } from 'react';
import { Hero, type HeroProps } from '#web/ui/hero/hero.tsx';
import { NavBar, type NavBarProps } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page, type PageProps } from '#web/ui/page/page.tsx';
import { QueryState, type QueryStateProps } from '#web/ui/query-state/query-state.tsx';
import { useNavigator } from '../navigation/navigation.tsx';
import { useSession } from '../session/session-store.ts';
import { GuestState, type GuestStateProps } from './guest-state.tsx';

export interface HeadProps
  extends Pick<NavBarProps, 'title' | 'right' | 'look'>, Omit<PageProps, 'children'> {
  /** The coloured head; the bar above it is transparent. */
  readonly hero?: HeroProps | false | undefined;
  /** Where the back button goes: by default the previous page; false: no back button, for pages that no other page links to. */
  readonly back?: NavBarProps['back'] | false;
}

interface GateProps {
  /** A member's page: what a guest sees instead of the content. */
  readonly guest?: GuestStateProps | undefined;
  /** Instead of the content, such as the page of a missing number. */
  readonly instead?: ReactNode;
}

/** Content that needs no answer; the skeleton stands while the session of a member's page is not known. */
interface PlainContent {
  readonly query?: undefined;
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}

type PageFrameProps<Data> = HeadProps & GateProps & (PlainContent | QueryStateProps<Data>);

/** The frame of a page with a title bar: hero, bar, what guests see, skeleton, failed state, content. */
export function PageFrame<Data>({
  title,
  back,
  right,
  look,
  hero,
  bar,
  className,
  ...content
}: PageFrameProps<Data>) {
  const navigator = useNavigator();
  return (
    <Page bar={bar} className={className}>
      {hero && <Hero {...hero} />}
      <NavBar
        title={title}
        look={look ?? (hero ? 'transparent' : 'solid')}
        back={back === false ? undefined : (back ?? (() => navigator.back()))}
        right={right}
      />
      <PageContent failedLook={hero ? 'card' : 'page'} {...content} />
    </Page>
  );
}

type PageContentProps<Data> = GateProps &
  (PlainContent | QueryStateProps<Data>) &
  Pick<QueryStateProps<Data>, 'failedLook'>;

function PageContent<Data>({ guest, instead, ...content }: PageContentProps<Data>) {
  const kind = useSession(({ session }) => session.kind);
  if (guest && kind === 'guest') return <GuestState {...guest} />;
  if (instead) return instead;
  if (content.query) return <QueryState {...content} />;
  return guest && kind === 'unknown' && content.skeleton ? content.skeleton : content.children;
}
