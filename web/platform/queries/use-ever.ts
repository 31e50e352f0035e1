import { useState } from 'react';

/** Whether the condition was ever met. Parts that ask for the same answer as the page must not go while a failed answer is asked for again, or they would ask anew without end. */
export function useEver(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}
