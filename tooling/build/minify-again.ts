import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies finished chunks once more: names are then chosen by how often they occur in the short code, which compresses better. With it a
 * first screen is about 0.2 % smaller. Only whitespace and names change, so that the hash in the file's name still belongs to its content.
 */
export const minifyAgain = (options: MinifyOptions): Plugin => ({
  name: 'minify-again',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const mapOf = bundle[`${output.fileName}.map`];
        const content = mapOf?.type === 'asset' ? mapOf.source.toString() : undefined;
        const { code, map } = await minify(output.code, {
          ...options,
          ...(content !== undefined && { sourceMap: { content, filename: output.fileName } }),
        });
        if (code === undefined) throw new Error(`${output.fileName} could not be minified again`);
        output.code = code;
        if (mapOf?.type === 'asset' && map !== undefined)
          mapOf.source = typeof map === 'string' ? map : JSON.stringify(map);
      }
    },
  },
});
