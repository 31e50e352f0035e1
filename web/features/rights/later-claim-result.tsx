import { lazy, Suspense, useState, type ComponentProps } from 'react';

const Result = lazy(() => import('./claim-result.tsx').then(({ ClaimResult }) => ({ default: ClaimResult })));

/** Loads the claim popup with the first claim, to keep the first screen small. */
export function LaterClaimResult(props: ComponentProps<typeof Result>) {
  const [wanted, setWanted] = useState(false);
  if (props.claim && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense fallback={null}>
        <Result {...props} />
      </Suspense>
    )
  );
}
