// The guards of the HR area; see mutant-list.mjs.

const HERE = 'server/src/modules/hr';
const HR = `${HERE}/hr.http.test.ts`;
const OWN_CONTACT = 'server/src/modules/hr/own-contact.http.test.ts';
const ROSTERS = `${HERE}/rosters.http.test.ts`;
const HEALTH = `${HERE}/health.http.test.ts`;
const FLOOR = 'server/src/floor.test.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const hrMutants = [
  {
    name: 'hr: whether somebody is HR is looked up within the work',
    file: `${HERE}/who.ts`,
    find: "if (!(await ownAccount(ctx).executeTakeFirst())) throw new Fault('notAllowed');",
    replace: 'await ownAccount(ctx).executeTakeFirst();',
    test: HR,
    proof: 'a former HR gets nothing, within the second in which the session is still known',
  },
  {
    name: 'hr: the door takes the role and its key',
    file: 'server/src/modules/identity/doors.ts',
    find: "roleType === HR_ROLE && roleKey !== ''",
    replace: 'roleType === HR_ROLE || roleKey === null',
    test: HR,
    proof: 'the door itself takes the role and its key',
  },
  {
    name: 'hr: whoever wants no reminders gets none',
    file: `${HERE}/remind-task.ts`,
    find: 'AND coalesce(m.hr_reminders, true) AND s.phone',
    replace: 'AND s.phone',
    test: HR,
    proof: 'whoever said no between the preview and the sending hears nothing',
  },
  {
    name: 'hr: a reminder once in seven days',
    file: `${HERE}/remind-task.ts`,
    find: "WHERE hr_reminder.reminded_at <= excluded.reminded_at - interval '7 days'",
    replace: '',
    test: HR,
    proof: 'asked for twice, one of them a day later, nobody is reminded twice',
  },
  {
    name: 'hr: ten reminders a day and company',
    file: `${HERE}/reminders.ts`,
    find: 'WHERE hr_reminder_day.times < ${MOST_A_DAY}',
    replace: '',
    test: HR,
    proof: 'are sent ten times a day and no oftener',
  },
  {
    name: 'hr: a roster does not change where codes are sent',
    file: `${HERE}/roster-contact.ts`,
    find: "account.password_hash === '' && account.first_entered_at === null",
    replace: 'account.first_entered_at === null',
    test: ROSTERS,
    proof: 'never changes where somebody’s codes are sent once they have a password',
  },
  {
    name: 'hr: nor once they have entered without one',
    file: `${HERE}/roster-contact.ts`,
    find: "account.password_hash === '' && account.first_entered_at === null",
    replace: "account.password_hash === ''",
    test: OWN_CONTACT,
    proof: 'a roster leaves their number and address alone, keeps its own beside them, and says so',
  },
  {
    name: 'every way in makes phone and e-mail the owner’s',
    file: 'server/src/modules/identity/session.ts',
    find: '.set({ first_entered_at: now })',
    replace: '.set({ first_entered_at: null })',
    test: OWN_CONTACT,
    proof: 'the number on the company’s record neither resets a password nor names the account',
  },
  {
    name: 'hr: an account without a password has none that matches',
    file: 'server/src/modules/identity/password-hash.ts',
    find: 'const target = stored || (await nobody);',
    replace: 'const target = stored ?? (await nobody);',
    test: ROSTERS,
    proof: 'keeps ID numbers and phones sealed, and a new account has no password that matches',
  },
  {
    name: 'hr: what is left over is a cell, too',
    file: 'server/src/floor.ts',
    find: 'if (isOpen(rest)) return',
    replace: 'if (rest.people > 0) return',
    test: FLOOR,
    proof: 'a department that could be reckoned as the difference is hidden with another',
  },
  {
    name: 'hr: both sides of a share are ten or more',
    file: 'server/src/floor.ts',
    find: 'isEnough(flagged) && isEnough(people - flagged);',
    replace: 'isEnough(people) && flagged >= 0;',
    test: FLOOR,
    proof: 'few with a result out of range are hidden, and so are few without one',
  },
  {
    name: 'hr: only who lets HR see theirs is counted',
    file: 'server/src/modules/reports/hr-overview.ts',
    find: ' AND c.withdrawn_at IS NULL\n',
    replace: '\n',
    test: HEALTH,
    proof: 'tells shares of those who let HR see theirs, in cells of ten or more, and only as long as they do',
  },
];
