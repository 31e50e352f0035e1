import './login.css';
import type { ReactNode } from 'react';
import { OtherWays } from '#web/features/sign-in/other-ways.tsx';
import { SignInBox } from '#web/features/sign-in/sign-in-box.tsx';
import { useReturn } from '#web/features/sign-in/use-return.ts';
import { useSignInChoice, type SignInPath } from '#web/features/sign-in/use-sign-in-choice.ts';
import { Page } from '#web/ui/page/page.tsx';

interface LoginBodyProps {
  readonly head: ReactNode;
  /** The way this page is for (§2). */
  readonly first: SignInPath;
  /** What a sign-in is good for here. */
  readonly note: string;
}

/** What all sign-in pages share; they differ in their head and in the way they open first. */
export function LoginBody({ head, first, note }: LoginBodyProps) {
  const leaving = useReturn();
  const choice = useSignInChoice(first);
  return (
    <Page>
      {head}
      <SignInBox choice={choice} leaving={leaving} />
      <OtherWays choice={choice} />
      <p className="lgn__n">{note}</p>
    </Page>
  );
}
