import type { Page } from 'playwright-core';
import { openPhone, type Phone } from '../harness/phone.ts';
import type { Visit } from './visits.ts';

/** Fills the browser's local storage before any page of the product has run. */
export async function store({ context }: Phone, { url, stored }: Visit): Promise<void> {
  const page = await context.newPage();
  await page.goto(new URL('/openapi.json', url).href);
  await page.evaluate((items) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  await page.close();
}

/** Runs the work in a new browser with the visit's storage; the page is not opened yet. */
export async function onFreshPhone<Result>(
  visit: Visit,
  work: (page: Page, phone: Phone) => Promise<Result>,
): Promise<Result> {
  const phone = await openPhone();
  try {
    await store(phone, visit);
    return await work(await phone.context.newPage(), phone);
  } finally {
    await phone.close();
  }
}
