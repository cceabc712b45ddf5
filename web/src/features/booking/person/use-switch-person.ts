import type { Plan } from '#contract/calls/booking';
import type { Person } from '#contract/calls/people';
import { report } from '../../../api/account.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { changeDraft, toldAlreadyReserved } from '../flow.ts';
import type { Who } from './WhoCard.tsx';

/** From oneself to the list of relatives, or back to oneself on the same page. */
export function useSwitchPerson(people: readonly Person[], plan: Plan | undefined) {
  return async function switchTo(who: Who): Promise<void> {
    if (who === 'relative') return go(pathTo('/web/relative'));
    const self = people.find(({ relation }) => relation === 'self');
    if (!self || !plan) return;
    try {
      if (await toldAlreadyReserved(self.customerGuid, plan.id)) return;
      await changeDraft({ customerGuid: self.customerGuid, customerName: self.name });
    } catch (error) {
      await report(error, () => switchTo(who));
    }
  };
}
