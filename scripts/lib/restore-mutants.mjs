// Guards that keep people apart after a restore.

const BACKUP = 'server/src/backup/backup.http.test.ts';
const RESTORED = 'server/src/modules/payment/restored.http.test.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const restoreMutants = [
  {
    name: 'a payment number never comes again',
    file: 'server/src/modules/payment/start.ts',
    find: "padStart(6, '0')}${randomDigits()}`",
    replace: "padStart(6, '0')}`",
    test: RESTORED,
    proof: 'what one person has paid books nothing for another, and nobody else gets it back',
  },
  {
    name: 'ids that leave the house never come again',
    file: 'server/src/db/next-id.ts',
    find: '${randomInt(room)}::bigint',
    replace: '${0}::bigint',
    test: RESTORED,
    proof: 'no number that leaves the house comes again',
  },
  {
    name: 'a refund number never comes again',
    file: 'server/src/modules/payment/refunds.ts',
    find: '${refundId}${randomDigits()}`',
    replace: '${refundId}`',
    test: RESTORED,
    proof: 'no number that leaves the house comes again',
  },
  {
    name: 'what a payment carried is compared',
    file: 'server/src/modules/payment/settle.ts',
    find: 'if (!isOurs(one, trade)) {',
    replace: 'if (!isOurs(one, { ...trade, attach: one.attach ?? "" })) {',
    test: RESTORED,
    proof: 'is not settled, and somebody is told',
  },
  {
    name: 'a raised epoch moves the counters',
    file: 'server/src/db/epoch.ts',
    find: 'await client.query(MOVE_ON, [MOVED, steps]);',
    replace: 'void [MOVE_ON, steps];',
    test: 'server/src/db/epoch.http.test.ts',
    proof: 'moves every counter on, further the more time was lost',
  },
  {
    name: 'a restore makes up no key',
    file: 'server/src/backup/restore-backup.ts',
    find: '  assertKey(env);',
    replace: '',
    test: BACKUP,
    needsPgDump: true,
    proof: 'does not hold the master key, and none is made up for it',
  },
  {
    name: 'a damaged backup is refused',
    file: 'server/src/backup/manifest.ts',
    find: '(await sha256Of(dump)) !== parsed.data.database.sha256',
    replace: 'parsed.data.database.sha256 === ""',
    test: BACKUP,
    needsPgDump: true,
    proof: 'is whole or refused',
  },
  {
    name: 'a restore is alone on its database',
    file: 'server/src/backup/postgres.ts',
    find: 'await assertAlone(client);',
    replace: '',
    test: BACKUP,
    needsPgDump: true,
    proof: 'takes nothing from under a portal that runs',
  },
  {
    name: 'a restore replaces nothing unasked',
    file: 'server/src/backup/postgres.ts',
    find: 'if (!replace)',
    replace: 'if (replace === undefined)',
    test: BACKUP,
    needsPgDump: true,
    proof: 'has the rows, rights and files of its moment; numbers go on, and nobody is signed in',
  },
  {
    name: 'a restore ends every session',
    file: 'server/src/backup/after-restore.ts',
    find: 'await endSessions(portal);',
    replace: '',
    test: BACKUP,
    needsPgDump: true,
    proof: 'has the rows, rights and files of its moment; numbers go on, and nobody is signed in',
  },
];
