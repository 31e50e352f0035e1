import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './sign-in-failure.module.css';

interface SignInFailureProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/** The sign-in error above the button. */
export function SignInFailure({ children, className }: SignInFailureProps) {
  return (
    <p className={joinClasses(styles.failure, className)} role="alert">
      {children}
    </p>
  );
}
