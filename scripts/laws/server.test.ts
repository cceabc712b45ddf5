import { expect, it } from 'vitest';
import { serverLaws } from './server.ts';
import { source, type Source } from './sources.ts';

const file = (path: string, ...imports: string[]): Source =>
  source(path, imports.map((target) => `import type { X } from '${target}';`).join('\n'));

/** Files that keep every law, and beside them what breaks one. */
const lawful = [
  file('contract/src/ids.ts', 'zod/mini'),
  file('contract/src/call.ts', './ids.ts'),
  file('server/src/db/transact.ts'),
  file('server/src/ctx.ts', './db/transact.ts', '#contract/call'),
  file('server/src/http/handlers.ts', '../ctx.ts'),
  file('server/src/modules/company/index.ts', './load.ts'),
  file('server/src/modules/company/load.ts', '../../ctx.ts', '../../http/handlers.ts'),
  file('server/src/modules/orders/index.ts', '../company/index.ts'),
  file('server/src/modules/identity/captcha/captcha-picture.ts', 'sharp'),
  file('server/src/sheet/csv-reader.ts'),
  file('server/src/sheet/file.ts', './csv-reader.ts'),
  file('server/src/modules/cards/assign-cards.ts', '../../sheet/csv-reader.ts'),
  file('server/src/parsing/picture.ts', 'sharp', '../sheet/csv-reader.ts'),
  source(
    'server/src/parsing/workbook.ts',
    "import { inflateRawSync } from 'node:zlib';\nimport { unzipSync } from 'fflate';",
  ),
  source('server/src/pdf/font.ts', "import { inflateSync } from 'node:zlib';"),
  source(
    'server/src/sheet/xlsx.ts',
    "import { Zip, ZipDeflate } from 'fflate';\nimport { deflateSync } from 'node:zlib';",
  ),
  file('server/src/portal.ts', './modules/orders/index.ts', './modules/company/index.ts'),
];

const planted: [law: string, breaking: Source, found: string][] = [
  [
    'modules are entered through their index.ts',
    file('server/src/modules/orders/place.ts', '../company/load.ts'),
    'server/src/modules/orders/place.ts → server/src/modules/company/load.ts',
  ],
  ...['ctx.ts', 'db/a.ts', 'http/a.ts', 'jobs/a.ts'].map((path): [string, Source, string] => [
    'the context, the database, the gateway and the jobs name no module',
    file(`server/src/${path}`, path === 'ctx.ts' ? './modules/orders/index.ts' : '../modules/orders/index.ts'),
    `server/src/${path} → server/src/modules/orders/index.ts`,
  ]),
  [
    'what reads files of strangers stands in the room of its thread',
    file('server/src/modules/orders/read.ts', 'unpdf'),
    'server/src/modules/orders/read.ts → unpdf',
  ],
  ...['sharp', 'server/src/sheet/csv-reader.ts'].map((target): [string, Source, string] => [
    'what reads files of strangers stands in the room of its thread',
    file('server/src/modules/orders/read.ts', target === 'sharp' ? target : '../../sheet/csv-reader.ts'),
    `server/src/modules/orders/read.ts → ${target}`,
  ]),
  [
    'what reads files of strangers stands in the room of its thread',
    file('server/src/pdf/font.ts', 'sharp'),
    'server/src/pdf/font.ts → sharp',
  ],
  ...[
    ["import { strToU8, unzipSync } from 'fflate';", 'fflate'],
    ["import { Inflate } from 'fflate';", 'fflate'],
    ["import { unzlibSync } from 'fflate';", 'fflate'],
    ["import * as packed from 'fflate';", 'fflate'],
    ["const { gunzip } = await import('fflate');", 'fflate'],
    ["import { createInflate } from 'node:zlib';", 'node:zlib'],
    ["import zlib from 'node:zlib';", 'node:zlib'],
  ].map(([text = '', target = '']): [string, Source, string] => [
    'what reads files of strangers stands in the room of its thread',
    source('server/src/modules/orders/read.ts', text),
    `server/src/modules/orders/read.ts → ${target}`,
  ]),
  [
    'a sheet is packed for another thread in that room only',
    source('server/src/modules/orders/read.ts', "import { packTable } from '../../sheet/table.ts';"),
    'server/src/modules/orders/read.ts',
  ],
  [
    'that room is entered through its index.ts',
    file('server/src/modules/orders/read.ts', '../../parsing/content.ts'),
    'server/src/modules/orders/read.ts → server/src/parsing/content.ts',
  ],
  [
    'the thread that answers people loads nothing of it that reads',
    source('server/src/parsing/index.ts', "import { contentOf } from './content.ts';"),
    'server/src/parsing/index.ts → server/src/parsing/content.ts',
  ],
  [
    'seats are taken and given back in one file, and live orders are asked by their name',
    source('server/src/modules/orders/place.ts', 'UPDATE segment SET booked = booked + 1'),
    'server/src/modules/orders/place.ts',
  ],
  [
    'cities, chains, centres and their weeks are written by their module alone',
    source('server/src/modules/booking/center.ts', "db.updateTable('center').set({ rating })"),
    'server/src/modules/booking/center.ts',
  ],
  [
    'cities, chains, centres and their weeks are written by their module alone',
    source('server/src/modules/booking/center.ts', 'DELETE FROM weekly_pattern WHERE capacity = 0'),
    'server/src/modules/booking/center.ts',
  ],
  [
    'an EXISTS selects a constant: a divided database takes no other',
    source('server/src/modules/orders/place.ts', 'WHERE NOT EXISTS (\n  SELECT FROM segment)'),
    'server/src/modules/orders/place.ts:1',
  ],
  [
    'a refusal is told by a conditional statement, not by the name of a constraint',
    source('server/src/modules/orders/place.ts', "error.constraint === 'one_live_order'"),
    "server/src/modules/orders/place.ts:1: error.constraint === 'one_live_order'",
  ],
  [
    'no file leads back to itself, by types neither',
    file('contract/src/ids.ts', './call.ts'),
    'contract/src/call.ts → contract/src/ids.ts → contract/src/call.ts',
  ],
  [
    'no folder leads back to itself, by types neither, so that modules have an order',
    file('server/src/db/once.ts', '../ctx.ts'),
    'server/src/db → server/src/ctx.ts → server/src/db',
  ],
  [
    'no folder leads back to itself, by types neither, so that modules have an order',
    file('server/src/modules/company/back.ts', '../orders/index.ts'),
    'server/src/modules/company → server/src/modules/orders → server/src/modules/company',
  ],
];

it.each(Object.entries(serverLaws))('%s: what keeps it passes', (_, law) => {
  expect(law(lawful)).toEqual([]);
});

it.each(planted)('%s: finds what breaks it (%#)', (law, breaking, found) => {
  expect(serverLaws[law]?.([...lawful.filter(({ path }) => path !== breaking.path), breaking])).toEqual([found]);
});

it('every law has something planted against it', () => {
  expect(new Set(planted.map(([law]) => law))).toEqual(new Set(Object.keys(serverLaws)));
});
