type GetComputedStyle = typeof window.getComputedStyle;

/** The attributes that jsdom's default style sheet selects by. */
const styledAttributes = ['hidden', 'open', 'popover', 'type', 'style'] as const;

const original = Symbol.for('getComputedStyle of jsdom');
type View = typeof globalThis & { [original]?: GetComputedStyle };

/**
 * Computes a style once per kind of element. jsdom matches its default style sheet against every element again after
 * every mutation, which took more than half the time of the component tests.
 */
export function shareStyles(view = document.defaultView as View | null): void {
  if (!view) return;
  view[original] ??= view.getComputedStyle;
  view.getComputedStyle = window.getComputedStyle = sharedStyles(view[original]);
}

/** With style sheets in the document, or `visibility` set on an ancestor, the element itself is computed. */
export function sharedStyles(compute: GetComputedStyle): GetComputedStyle {
  const styles = new Map<string, CSSStyleDeclaration>();
  return (element, pseudoElement) => {
    if (pseudoElement || element.ownerDocument.styleSheets.length > 0 || inheritsVisibility(element))
      return compute(element, pseudoElement);
    const kind = kindOf(element);
    const known = styles.get(kind);
    if (known) return known;
    const style = compute(bareCopyOf(element));
    styles.set(kind, style);
    return style;
  };
}

/** An absent attribute and an empty one differ. */
const kindOf = (element: Element): string =>
  JSON.stringify([element.localName, ...styledAttributes.map((name) => element.getAttribute(name))]);

function bareCopyOf(element: Element): Element {
  const copy = element.ownerDocument.createElementNS(element.namespaceURI, element.localName);
  for (const name of styledAttributes) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}

function inheritsVisibility(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.getAttribute('style')?.includes('visibility')) return true;
  return false;
}
