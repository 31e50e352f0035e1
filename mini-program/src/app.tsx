import { useLaunch } from '@tarojs/taro';
import type { PropsWithChildren } from 'react';
import './platform/host/know-aria-attributes.ts';
import { startProgram } from './platform/start-program.ts';
import '#tokens/tokens.css';
import './app.css';

/** The program around its pages. */
function App({ children }: PropsWithChildren) {
  useLaunch(() => void startProgram());
  return children;
}

export default App;
