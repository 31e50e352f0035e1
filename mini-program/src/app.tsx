import { useDidShow, useLaunch } from '@tarojs/taro';
import type { PropsWithChildren } from 'react';
import './platform/host/know-aria-attributes.ts';
import { startProgram } from './platform/start-program.ts';
import { keepTracked } from './platform/tracking/channel.ts';
import '#tokens/tokens.css';
import './app.css';

/** The program around its pages. */
function App({ children }: PropsWithChildren) {
  // A card or code brings its query here, at the start and later.
  useDidShow((entered) => keepTracked(entered?.query ?? {}));
  useLaunch(() => void startProgram());
  return children;
}

export default App;
