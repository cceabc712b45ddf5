import { send } from '../../../api/send.ts';
import type { AppPath } from '../../../platform/paths.ts';

/** Leaves for the company's identity provider; what goes wrong before that is thrown. */
export async function leaveForProvider(companyCode: string, redirect: AppPath | undefined): Promise<void> {
  const { url } = await send('BeginSso', { companyCode, redirect: redirect ?? '' });
  location.assign(url);
}
