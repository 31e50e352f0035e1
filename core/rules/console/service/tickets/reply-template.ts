import {
  templateVariables,
  type TemplateVariable,
} from '#core/contract/console/service/tickets/ticket-states.ts';

const variable = /\{([^{}\n]{1,20})\}/g;
const isKnown = (name: string): name is TemplateVariable => templateVariables.some((each) => each === name);

/** The names in braces, each once, in the order of the text. */
const namesIn = (text: string): readonly string[] => {
  const names: string[] = [];
  text.replace(variable, (found, name: string) => {
    if (!names.includes(name)) names.push(name);
    return found;
  });
  return names;
};

/** Why a text cannot be a template; undefined: it can. */
export function templateFault(text: string): string | undefined {
  const unknown = namesIn(text).find((name) => !isKnown(name));
  return unknown === undefined ? undefined : `没有变量“${unknown}”，可用的有${templateVariables.join('、')}`;
}

export type TemplateValues = { readonly [Name in TemplateVariable]?: string };

/** The text with the values that are known; the others stay in braces for the operator to fill in. */
export const filledTemplate = (text: string, values: TemplateValues): string =>
  text.replace(variable, (found, name: string) => (isKnown(name) ? (values[name] ?? found) : found));

/** Variables of an answer that are still in braces: it is not sent with them. */
export const unfilledIn = (text: string): readonly TemplateVariable[] => namesIn(text).filter(isKnown);
