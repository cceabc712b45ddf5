// The guards of keys and of what is sealed by them; see mutant-list.mjs.

const DB = 'server/src/db';
const KEYS = 'server/src/modules/keys';
const ROTATION = `${KEYS}/rotation.http.test.ts`;
const AT_LOAD = 'is rotated while people work at two nodes: nothing fails, and then the old one can be thrown away';
const MASTER = 'is rotated by wrapping all keys anew: then the new one opens everything, and the old one nothing';
const PEOPLE = 'server/src/modules/people';
const MEANWHILE = `${KEYS}/meanwhile.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const keysMutants = [
  {
    name: 'a value is sealed anew by the newest key',
    file: `${DB}/keyring.ts`,
    find: 'keyNoOf(value) === ring.current.keyNo ? undefined',
    replace: 'keyNoOf(value) > 0 ? undefined',
    test: ROTATION,
    proof: AT_LOAD,
  },
  {
    name: 'an index is brought forward',
    file: `${DB}/keyring.ts`,
    find: 'indexKeyNoOf(index) >= ring.current.keyNo ? undefined',
    replace: 'indexKeyNoOf(index) > 0 ? undefined',
    test: ROTATION,
    proof: AT_LOAD,
  },
  {
    name: 'an older key is not thrown away before it has settled',
    file: `${KEYS}/retire-keys.ts`,
    find: 'if (!(await isSettled(ctx, keyNo, settleMs)))',
    replace: 'if (!(await isSettled(ctx, keyNo, 0)))',
    test: ROTATION,
    proof: AT_LOAD,
  },
  {
    name: 'files are sealed anew',
    file: 'server/src/modules/files/seal-files-again.ts',
    find: 'if (sealedBy === key.keyNo()) return undefined;',
    replace: 'if (sealedBy !== undefined) return undefined;',
    test: ROTATION,
    proof: AT_LOAD,
  },
  {
    name: 'all keys are wrapped by the new master key',
    file: `${KEYS}/rotate-master-key.ts`,
    find: 'rewrapKeys(ctx, masters, next)',
    replace: 'rewrapKeys(ctx, masters, masters.current)',
    test: ROTATION,
    proof: MASTER,
  },
  {
    name: 'a key made after the rotation is wrapped by the new master key',
    file: `${DB}/key-generations.ts`,
    find: 'const wrapping = row ? masters.marked(row.mark) : masters.current;',
    replace: 'const wrapping = row && !masters.marked(row.mark) ? undefined : masters.current;',
    test: ROTATION,
    proof: MASTER,
  },
  {
    name: 'an unknown key is looked for again',
    file: `${DB}/transact.ts`,
    find: ", 'UNKNOWN_KEY']",
    replace: ']',
    test: MEANWHILE,
    proof: 'a node that meets a value of a key it has not heard of reads the keys again, and begins anew',
  },
  {
    name: 'an index is looked for under each key',
    file: 'server/src/modules/identity/find-and-admit.ts',
    find: "key.indexes('login', login)",
    replace: "[key.index('login', login)]",
    test: MEANWHILE,
    proof: 'people sign in while their names are still indexed by the key before',
  },
  {
    name: 'what is sealed is declared',
    file: 'server/src/modules/evaluation/index.ts',
    find: "sealed: [sealedTable({ table: 'evaluation', key: ['order_id'], sealed: ['said'] })],",
    replace: '',
    test: `${KEYS}/sealed.http.test.ts`,
    proof: 'every column of bytes is named by the module that seals it, or has a reason to be left alone',
  },
  {
    name: 'names of before are sealed at start',
    file: `${PEOPLE}/index.ts`,
    find: 'start: sealOldRows,',
    replace: '',
    test: `${PEOPLE}/seal-old-rows.http.test.ts`,
    proof: 'what was there before names were sealed is sealed by the next node that starts, and read as before',
  },
  {
    name: 'one character of a name finds nobody',
    file: `${PEOPLE}/search-text.ts`,
    find: '[...normalName(text)].length < FEWEST_CHARACTERS',
    replace: '[...normalName(text)].length < 1',
    test: `${PEOPLE}/search-text.test.ts`,
    proof: '"陈" is {"as":"shortName"}',
  },
];
