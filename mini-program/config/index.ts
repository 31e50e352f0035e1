import path from 'node:path';
import { defineConfig } from '@tarojs/cli';
import { ariaAttributes } from './aria-attributes';
import { writeTokens } from './write-tokens';

const here = path.resolve(__dirname, '..');
const core = path.resolve(here, '../core');
/** Drawings of icons: plain strings, the only part of the web that is compiled in. */
const icons = path.resolve(here, '../web/art/icons');
const { MALL_ENV = 'dev', MINI_PROGRAM_ORIGIN = 'http://127.0.0.1:8000' } = process.env;

/** The build of the chat app's package. `core` is compiled as source, so that rules and calls stay those of the web. */
export default defineConfig(() => ({
  projectName: 'mini-program',
  date: '2026-11-18',
  designWidth: 375,
  deviceRatio: { 375: 1 },
  sourceRoot: 'src',
  outputRoot: 'dist',
  framework: 'react',
  plugins: [[path.join(__dirname, 'accessible-views.ts'), ariaAttributes]],
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  logger: { quiet: true, stats: false },
  alias: {
    '#core': core,
    '#web/art/icons': icons,
    '#tokens': writeTokens(here),
    react: path.join(here, 'node_modules/react'),
  },
  // Tab icons are named in theme.json, which the build does not read.
  copy: { patterns: [{ from: 'src/art', to: 'dist/art' }], options: {} },
  defineConstants: {
    MALL_ENV: JSON.stringify(MALL_ENV),
    MALL_ORIGIN: JSON.stringify(MINI_PROGRAM_ORIGIN),
    ARIA_ATTRIBUTES: JSON.stringify(ariaAttributes),
  },
  mini: {
    compile: { include: [core, icons] },
    // Shared code of pages in one sub-package stays in it.
    optimizeMainPackage: { enable: true },
    miniCssExtractPluginOption: { ignoreOrder: true },
    postcss: {
      // Lengths are those of the web's tokens: px.
      pxtransform: { enable: false },
      cssModules: {
        enable: true,
        config: { namingPattern: 'module', generateScopedName: '[name]_[local]_[hash:base64:4]' },
      },
    },
  },
}));
