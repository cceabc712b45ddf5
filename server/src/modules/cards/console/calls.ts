import type { opsCards } from '#contract/ops/cards';
import type { Handlers } from '../../../http/handlers.ts';
import { assignCards, checkSheet } from '../assign-cards.ts';
import { issueCards } from '../issue-cards.ts';
import { cardDetail, moveCard } from './move.ts';
import { searchCards } from './search.ts';
import { sheetText } from '../sheet-text.ts';

export const opsCardCalls: Handlers<typeof opsCards> = {
  OpsCardSearch: searchCards,
  OpsCardDetail: cardDetail,
  OpsCardMove: moveCard,
  OpsCardIssue: issueCards,
  OpsCardSheetText: sheetText,
  OpsCardSheet: checkSheet,
  OpsCardAssign: assignCards,
};
