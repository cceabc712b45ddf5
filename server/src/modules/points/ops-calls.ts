import type { opsPoints } from '#contract/ops/points';
import { dayInShanghai } from '#contract/rules/day';
import type { Handlers } from '../../http/handlers.ts';
import { grantToOne, reverseGrant } from './ops-grant.ts';
import { listGrants } from './ops-grants.ts';
import { findPeople, personPoints } from './ops-person.ts';
import { templateIn } from './sheet.ts';
import { listSheets, startSheet, uploadSheet } from './sheets.ts';

export const opsPointsCalls: Handlers<typeof opsPoints> = {
  OpsPointsGrants: listGrants,
  OpsPointsPerson: personPoints,
  OpsPointsFind: findPeople,
  OpsPointsGrant: grantToOne,
  OpsPointsReverse: reverseGrant,
  OpsPointsSheetUpload: uploadSheet,
  OpsPointsSheets: listSheets,
  OpsPointsSheetRun: startSheet,
  OpsPointsTemplate: async ({ now }, { columns }) => {
    const year = dayInShanghai(now()).slice(0, 4);
    const bytes = Buffer.from(templateIn(columns, `${year}-12-31`));
    return {
      name: columns === 'en' ? 'points-template.csv' : '积分发放模板.csv',
      mediaType: 'text/csv',
      size: bytes.length,
      read: async function* (range) {
        yield range ? bytes.subarray(range.from, range.to + 1) : bytes;
      },
    };
  },
};
