import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { assignApproval, assignTask } from './assign-cards.ts';
import { cardJobs } from './by-days.ts';
import { cardCalls } from './calls.ts';
import { forgetOldTries } from './count-try.ts';
import { issueApproval, issueTask } from './issue-cards.ts';
import { opsCardCalls } from './console/calls.ts';
import { ownsCard, ownsGift } from './owns.ts';
import { ownCards } from './personal-data.ts';

export { giveCardMoneyBack, takeCardMoney, usableMallCards, type MallCard } from './card-money.ts';
export { cancelBought, makeBoughtCard, usedOf } from './bought.ts';
export { findPeople, maskedLogin, sheetRows } from './assign-cards.ts';
export { newCardNumber, numberColumns } from './numbers.ts';
export { cardsEnding } from './queries.ts';
export { cardFault, giveCardBack, lastCardOf, takeCardUse, usablePlanCards } from './use-card.ts';

export const cards = defineModule({
  personal: [ownCards],
  sealed: [sealedTable({ table: 'card', key: ['card_id'], sealed: ['number'], indexes: ['number_index'] })],

  calls: { ...cardCalls, ...opsCardCalls },
  tasks: [issueTask, assignTask],
  approvals: [issueApproval, assignApproval],
  owns: {
    asset: (ctx, id) => ownsCard(ctx, Number(id)),
    gift: (ctx, id) => ownsGift(ctx, String(id)),
  },
  jobs: cardJobs,
  sweeps: [{ inCompany: forgetOldTries }],
});
