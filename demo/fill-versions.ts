import type { InTx } from '../server/src/ctx.ts';
import type { Tenant } from '../server/src/db/transact.ts';
import { plusDays } from './days.ts';
import { demoOperators } from './operators.ts';
import type { DemoCompany } from './types.ts';

/** Before a company had a line of its own. */
const FIRST_HOTLINE = '400-012-0000';

/** How a company's settings came to be what they are: opened, and then given its hotline. */
export async function fillVersions({ db }: InTx<Tenant>, company: DemoCompany, today: string): Promise<void> {
  const { name, nameEng, hotline, logo, colors, config } = company;
  const settings = { name, nameEng, hotline, logo, colors, config };
  const version = (version_no: number, daysAgo: number, stored: typeof settings, note: string) => ({
    ...{ company_id: company.companyId, version_no, settings: JSON.stringify(stored), note },
    ...{ by_name: demoOperators.find(({ role }) => role === 'admin')?.name ?? '', restored_no: null },
    ...{ changes: version_no - 1, published_at: new Date(`${plusDays(today, -daysAgo)}T10:00:00+08:00`) },
  });
  await db
    .insertInto('company_version')
    .values([
      version(1, 60, { ...settings, hotline: FIRST_HOTLINE }, '企业上线'),
      version(2, 30, settings, '启用企业专属热线'),
    ])
    .execute();
}
