import { attribute, type HostNode } from '../host/nodes.ts';

/** Elements that the chat app announces by itself. */
const announced = new Set(['button', 'input', 'textarea', 'video', 'switch', 'picker']);
/** Choices, and the attribute that says whether they are made. */
const choices: Readonly<Record<string, string>> = {
  radio: 'ariaChecked',
  checkbox: 'ariaChecked',
  switch: 'ariaChecked',
  tab: 'ariaSelected',
};

/** What a screen reader could not read out, one sentence for each node. */
export const labelFaults = (nodes: readonly HostNode[]): readonly string[] =>
  nodes.flatMap((node) => (isHidden(node) ? [] : [...faultsOf(node), ...labelFaults(node.children)]));

function faultsOf(node: HostNode): readonly string[] {
  const role = attribute(node, 'ariaRole');
  const name = nameOf(node);
  const said = `${node.name}.${attribute(node, 'class')} "${name}"`;
  const isTapped = isTappable(node);
  const state = choices[role];
  return [
    ...(isTapped && name === '' ? [`${said} can be tapped and has no name`] : []),
    ...(isTapped && role === '' && !announced.has(node.name)
      ? [`${said} can be tapped and has no role`]
      : []),
    ...(node.name === 'image' && name === '' ? [`${said} has no label and is not hidden`] : []),
    ...(isPrice(node) && attribute(node, 'ariaLabel') === '' ? [`${said} is read out in pieces`] : []),
    ...(state !== undefined && typeof node.attributes[state] !== 'boolean'
      ? [`${said} is a ${role} without ${state}`]
      : []),
  ];
}

const isHidden = ({ attributes }: HostNode): boolean => attributes['ariaHidden'] === true;
/** Scrolled and swiped elements have handlers in their template, whether they are used or not. */
const isTappable = (node: HostNode): boolean =>
  attribute(node, 'bindtap') !== '' && /^(view|text|image|button|input|textarea)$/.test(node.name);
/** The component Price: sign, yuan and cents are nodes of their own. */
const isPrice = (node: HostNode): boolean => /(^|\s)price\S*_line_/.test(attribute(node, 'class'));

/** The label, the placeholder of a field, otherwise the words inside. */
function nameOf(node: HostNode): string {
  const given = attribute(node, 'ariaLabel') || attribute(node, 'placeholder');
  if (given !== '') return given;
  return node.children
    .filter((child) => !isHidden(child))
    .map((child) => child.text ?? nameOf(child))
    .join('')
    .trim();
}
