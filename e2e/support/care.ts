import type { APIRequestContext, Page } from '@playwright/test';
import { call, callerOf } from './booking.ts';

/** Switches care mode on for an account of the demo company. */
export async function careFor(request: APIRequestContext, account: string): Promise<void> {
  const who = await callerOf(request, 'demo', account);
  await call(request, 'SaveCareMode', { userGuid: who.guid, on: true }, who.session);
}

/** The size of a rem in pixels. */
export const rem = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
