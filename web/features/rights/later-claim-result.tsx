import { lazy, Suspense, useState, type ComponentProps } from 'react';

const Result = lazy(() => import('./claim-result.tsx').then(({ ClaimResult }) => ({ default: ClaimResult })));

/** How a claim ended; the popup is fetched with the first claim, so that first screens stay light. */
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
