import { Suspense, useState, type ComponentProps } from 'react';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';

const Result = lazyPart(() => import('./claim-result.tsx').then(({ ClaimResult }) => ClaimResult));

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
