import { openKeyring } from '../src/db/keyring.ts';
import { openDatabase } from '../src/db/open.ts';
import { transact } from '../src/db/transact.ts';

/** Says which rows it finds, then writes one after the other and says each number once it is committed. */
const [dataDir = '', masterKey = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: undefined, dataDir });
const portal = { database, keyring: openKeyring(Buffer.from(masterKey, 'hex')) };
const ctx = { portal, company: { companyId: 100 } };
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const found = await transact(ctx, ({ db }) =>
  db.selectFrom('idempotency').select('key').where('company_id', '=', 100).orderBy('key').execute(),
);
say(`found ${found.map(({ key }) => key).join(' ')};`);
for (let next = found.length; ; next += 1) {
  const key = String(next).padStart(8, '0');
  const row = { company_id: 100, account_id: 1, key, body_hash: Buffer.alloc(32, next % 256), reply: null };
  await transact(ctx, ({ db }) =>
    db
      .insertInto('idempotency')
      .values({ ...row, created_at: new Date() })
      .execute(),
  );
  say(`kept ${key}`);
}
