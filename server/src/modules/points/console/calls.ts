import type { opsPoints } from '#contract/ops/points';
import { dayInShanghai } from '#contract/rules/day';
import type { Handlers } from '../../../http/handlers.ts';
import { sheetDownload } from '../../../sheet/file.ts';
import { grantToOne, reverseGrant } from './grant.ts';
import { listGrants } from './grants.ts';
import { findPeople, personPoints } from './person.ts';
import { templateRows } from '../sheets/sheet.ts';
import { startSheet } from '../sheets/run-sheet.ts';
import { listSheets, uploadSheet } from '../sheets/sheets.ts';

export const opsPointsCalls: Handlers<typeof opsPoints> = {
  OpsPointsGrants: listGrants,
  OpsPointsPerson: personPoints,
  OpsPointsFind: findPeople,
  OpsPointsGrant: grantToOne,
  OpsPointsReverse: reverseGrant,
  OpsPointsSheetUpload: uploadSheet,
  OpsPointsSheets: listSheets,
  OpsPointsSheetRun: startSheet,
  OpsPointsTemplate: ({ now }, { columns, format }) =>
    sheetDownload({
      name: columns === 'en' ? 'points-template' : '积分发放模板',
      format,
      rows: templateRows(columns, `${dayInShanghai(now()).slice(0, 4)}-12-31`),
      kinds: ['text', 'text', 'number', 'day'],
    }),
};
