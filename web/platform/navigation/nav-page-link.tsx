import { NavAction, type NavActionProps } from '#web/ui/nav-bar/nav-action.tsx';
import { useLink, type Target } from './navigation.tsx';

interface NavPageLinkProps extends Pick<NavActionProps, 'text' | 'label'> {
  readonly to: Target;
}

/** A link to a page at the right end of the navigation bar. */
export function NavPageLink({ to, text, label }: NavPageLinkProps) {
  const { href, follow } = useLink(to);
  return <NavAction text={text} label={label} href={href} onPress={follow} />;
}
