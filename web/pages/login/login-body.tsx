import type { ReactNode } from 'react';
import { OtherWays } from '#web/features/sign-in/other-ways.tsx';
import { SignInBox } from '#web/features/sign-in/sign-in-box.tsx';
import { useReturn } from '#web/features/sign-in/use-return.ts';
import { useSignInChoice, type SignInPath } from '#web/features/sign-in/use-sign-in-choice.ts';
import { Page } from '#web/ui/page/page.tsx';
import styles from './login.module.css';

interface LoginBodyProps {
  readonly head: ReactNode;
  /** The default method of this page (§2). */
  readonly first: SignInPath;
  /** What a sign-in is good for here. */
  readonly note: string;
}

/** The common part of login pages; they differ in header and default method. */
export function LoginBody({ head, first, note }: LoginBodyProps) {
  const leaving = useReturn();
  const choice = useSignInChoice(first);
  return (
    <Page>
      {head}
      <SignInBox choice={choice} leaving={leaving} />
      <OtherWays choice={choice} />
      <p className={styles.note}>{note}</p>
    </Page>
  );
}
