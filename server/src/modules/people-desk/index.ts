import type { opsPeople } from '#contract/ops/people';
import type { Handlers } from '../../http/handlers.ts';
import { defineModule } from '../../module.ts';
import { correctPerson } from './correct.ts';
import { endPersonSessions } from './end-sessions.ts';
import { askHrRole, hrApproval } from './hr-role.ts';
import { revealOfPerson } from './reveal.ts';
import { searchPeople } from './search.ts';
import { showPerson } from './show.ts';
import { sendSignInLink } from './sign-in-link.ts';
import { closeLeft, disablePerson, enablePerson, leavePerson } from './switch-account.ts';

const peopleDeskCalls: Handlers<typeof opsPeople> = {
  OpsPeople: searchPeople,
  OpsPerson: showPerson,
  OpsPersonReveal: revealOfPerson,
  OpsPersonCorrect: correctPerson,
  OpsPersonDisable: disablePerson,
  OpsPersonEnable: enablePerson,
  OpsPersonLeave: leavePerson,
  OpsPersonLink: sendSignInLink,
  OpsPersonEndSessions: endPersonSessions,
  OpsPersonHr: askHrRole,
};

/** Stands above most modules, as an operator helps a person with all of them. */
export const peopleDesk = defineModule({
  calls: peopleDeskCalls,
  approvals: [hrApproval],
  sweeps: [{ inCompany: closeLeft }],
});
