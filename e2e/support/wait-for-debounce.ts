import type { Page } from 'playwright-core';

/** Link opening is debounced by 300 ms (§9). */
const linkDebounceMs = 300;
/** The attribute that the document has while a tap on a link would count as the second of a double tap. */
const attribute = 'data-test-debounced';

/**
 * A test taps faster than a person. Each tap waits until the router takes a tap after a navigation as a new one, not as the
 * second of a double tap.
 */
export async function waitForDebounce(page: Page): Promise<void> {
  await page.addInitScript(markAfterNavigation, { name: attribute, ms: linkDebounceMs });
  await page.addLocatorHandler(page.locator(`html[${attribute}]`), () => Promise.resolve());
}

function markAfterNavigation({ name, ms }: { name: string; ms: number }): void {
  const pushState = history.pushState.bind(history);
  let timer: ReturnType<typeof setTimeout> | undefined;
  history.pushState = (...entry) => {
    pushState(...entry);
    document.documentElement.setAttribute(name, '');
    clearTimeout(timer);
    timer = setTimeout(() => document.documentElement.removeAttribute(name), ms);
  };
}
