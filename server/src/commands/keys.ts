import type { Portal } from '../ctx.ts';
import { atDoor, PLATFORM_ID } from '../db/transact.ts';
import { StartupError } from '../fault.ts';
import { keyStatus, retireKeys, rotateCompanyKey, rotateMasterKey } from '../modules/keys/index.ts';
import { atPortal, type Work } from './at-portal.ts';

const USAGE = [
  'npm run keys -- status',
  'npm run keys -- rotate-company CODE, later retire-company CODE',
  'npm run keys -- rotate-platform, later retire-platform (what the operators’ accounts are sealed by)',
  'npm run keys -- rotate-master',
].join('\n');

await atPortal(workOf);

function workOf([command, code, ...more]: string[]): Work {
  const works: Record<string, Work> = code
    ? {
        'rotate-company': async (portal) => rotate(portal, await companyOf(portal, code), `company ${code}`),
        'retire-company': async (portal) => retire(portal, await companyOf(portal, code)),
      }
    : {
        'rotate-platform': (portal) => rotate(portal, PLATFORM_ID, 'platform'),
        'retire-platform': (portal) => retire(portal, PLATFORM_ID),
        'rotate-master': rotateMaster,
        status,
      };
  const work = works[command ?? ''];
  if (!work || more.length > 0) throw new StartupError(USAGE);
  return work;
}

async function companyOf({ database }: Portal, code: string): Promise<number> {
  const found = await atDoor(database, (db) =>
    db.selectFrom('company_code').select('company_id').where('code', '=', code.toLowerCase()).executeTakeFirst(),
  );
  if (!found) throw new StartupError(`There is no company ${code}`);
  return found.company_id;
}

async function rotate(portal: Portal, companyId: number, whose: string): Promise<string[]> {
  const keyNo = await rotateCompanyKey(portal, companyId);
  return [
    `Key ${keyNo} seals what is written, a few seconds from now. Running nodes seal anew what is there.`,
    `When \`npm run keys -- status\` says that it is done: npm run keys -- retire-${whose}`,
  ];
}

async function retire(portal: Portal, companyId: number): Promise<string[]> {
  const changed = await retireKeys(portal, companyId);
  return [`The older keys are gone. ${changed} values had been left and were sealed anew.`];
}

async function rotateMaster(portal: Portal): Promise<string[]> {
  const wrapped = await rotateMasterKey(portal);
  return [
    `${wrapped} keys are wrapped by the new master key.`,
    'Start the nodes one by one with MASTER_KEY set to it and without MASTER_KEY_NEXT.',
    'Keep the old one as long as backups from before.',
  ];
}

async function status(portal: Portal): Promise<string[]> {
  const all = await keyStatus(portal);
  return all.map(({ companyId, keyNos, inUse, open }) => {
    const going = open.map(({ state, done }) => `${state}, ${done} done`).join('; ');
    const work = going || (keyNos.length > 1 ? 'all is sealed by it: retire the others' : '');
    return [
      companyId === PLATFORM_ID ? 'platform' : `company ${companyId}`,
      `keys ${keyNos.join(', ')}`,
      `in use ${inUse}`,
      work,
    ]
      .filter(Boolean)
      .join('\t');
  });
}
