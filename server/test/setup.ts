import { randomUUID } from 'node:crypto';
import type { Reply } from '#contract/call';
import type { OpsRegistry } from '#contract/ops/registry';
import type { CompanySettings } from '#contract/settings/company-settings';
import { dataOf } from './answers.ts';
import type { TestPortal } from './portal.ts';

export type ReadCompany = Reply<OpsRegistry['OpsCompany']>;

export const readCompany = async (portal: TestPortal, companyId: number): Promise<ReadCompany> =>
  dataOf(await portal.call('OpsCompany', { companyId }, { session: await portal.operator('admin') }));

/** A company of a test's own, made as an administrator makes one. */
export async function newCompany(portal: TestPortal): Promise<ReadCompany> {
  const wish = {
    ...{ codes: [`t${randomUUID().slice(0, 8)}`], name: '试验企业', nameEng: 'Trial Company', hotline: '400-012-9000' },
    ...{ like: { from: 'template', template: 'standard' } as const, reason: '新客户签约' },
  };
  const session = await portal.operator('admin');
  const { companyId } = dataOf(await portal.call('OpsCompanyAdd', wish, { session }));
  return readCompany(portal, companyId);
}

export async function companyWithDraft(
  portal: TestPortal,
  change: Partial<CompanySettings> = { name: '新名称' },
): Promise<{ companyId: number; revision: number }> {
  const { companyId, live } = await newCompany(portal);
  const draft = { companyId, revision: 0, settings: { ...live, ...change } };
  const session = await portal.operator('admin');
  const { revision } = dataOf(await portal.call('OpsCompanyDraftSave', draft, { session }));
  return { companyId, revision };
}
