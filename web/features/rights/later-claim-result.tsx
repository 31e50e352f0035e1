import { Suspense, useState, type ComponentProps } from 'react';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';

const Result = lazyPart(() => import('./claim-result.tsx').then(({ ClaimResult }) => ClaimResult));

/** Loads the claim popup with the first claim, to keep the first screen small. */
export function LaterClaimResult(props: ComponentProps<typeof Result>) {
  const [requested, setRequested] = useState(false);
  if (props.claim && !requested) setRequested(true);
  return (
    requested && (
      <Suspense fallback={null}>
        <Result {...props} />
      </Suspense>
    )
  );
}
