import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, type HostNode } from './nodes.ts';
import { packageRoot } from './package.ts';

const tags: Readonly<Record<string, string>> = { text: 'span', button: 'button' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function element(node: HostNode): string {
  if (node.text !== undefined) return escaped(node.text);
  const inside = node.children.map(element).join('');
  const common = `class="${escaped(`${attribute(node, 'class')} host-${node.name}`)}" style="${escaped(attribute(node, 'style'))}"`;
  if (node.name === 'image') return `<img ${common} src="${escaped(attribute(node, 'src'))}">`;
  // Its first frame is the picture below it.
  if (node.name === 'video') return '';
  if (node.name === 'input')
    return `<input ${common} value="${escaped(attribute(node, 'value'))}" placeholder="${escaped(attribute(node, 'placeholder'))}">`;
  const tag = tags[node.name] ?? 'div';
  return `<${tag} ${common}>${inside}</${tag}>`;
}

/** The chat app's own styles of its elements, as far as pages rely on them. */
const elementStyles = `
body { margin: 0; } .host-scroll-view { overflow: auto; } .host-image, .host-swiper { display: block; }
.host-swiper { position: relative; overflow: hidden; } .host-swiper-item { height: 100%; } .host-swiper-item ~ .host-swiper-item { display: none; }
.host-button { display: block; border: 0; font: inherit; } .host-text { display: inline; }`;

/** The page on show as a document of the browser, with the package's styles, to be looked at. */
export function toHtml(nodes: readonly HostNode[]): string {
  const styles = globSync('**/*.wxss', { cwd: packageRoot })
    .map((file) => readFileSync(join(packageRoot, file), 'utf8'))
    .join('\n')
    .replace(/@import[^;]*;/g, '')
    .replace(/(^|[},\s])page(?=[\s,{])/g, '$1body');
  return `<!doctype html><meta charset="utf-8"><style>${elementStyles}\n${styles}</style>${nodes.map(element).join('')}`;
}
