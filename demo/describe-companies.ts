import { CompanyConfig } from '#contract/company-config';
import { behaviourOf } from './matrix.ts';
import { demoWorld } from './world.ts';

/** The three days of the matrix: in a family's campaign, in the group exam, and one of the present. */
export const MATRIX_DAYS = ['2023-01-20', '2023-08-30', '2026-06-10'] as const;
const PRESENT = '2026-06-10';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];

/** The text of docs/running/companies.md. */
export function describeCompanies(): string {
  // windows that roll with the clock are those of the day the demo world is made
  const world = demoWorld(PRESENT);
  const windows = world.map((company) => {
    const seen = MATRIX_DAYS.map((day) => behaviourOf(company, day));
    return [company.code, ...seen.map(({ booking, campaign }) => `${booking} / ${campaign}`)];
  });
  const settings = world.map((company) => {
    const { centre, malls, login, leaving } = behaviourOf(company, PRESENT);
    return [`${company.code} (${company.companyId})`, login, leaving, malls.join(', '), centre.join(', ')];
  });
  const others = world.map((company) => [
    company.code,
    othersOf(CompanyConfig.parse(company.config)).join(', ') || '–',
  ]);
  return [
    '# Companies of the demo world and what is different at each',
    '',
    'Made by `npm run companies` from `demo/`; a test compares it with the demo world, and another walks every',
    'company through home, account centre and malls and compares what it finds.',
    '',
    '## Ways in and out, malls, account centre',
    '',
    ...table(
      ['company', 'login', 'after logging out', 'malls', 'account centre, besides data, invoices and feedback'],
      settings,
    ),
    '',
    '## Windows: booking / campaign, for an ordinary class',
    '',
    ...table(['company', ...MATRIX_DAYS], windows),
    '',
    '## Other settings that differ',
    '',
    ...table(['company', 'settings'], others),
    '',
    '## Home menu',
    '',
    ...table(
      ['company', 'entries'],
      world.map((company) => [company.code, behaviourOf(company, PRESENT).menu.join(', ')]),
    ),
    '',
  ].join('\n');
}

function othersOf(config: CompanyConfig): string[] {
  const { header, home, booking, invoice } = config;
  return [
    !header.hotline && 'no hotline',
    header.backToPartner && 'back to its partner',
    config.partner && 'signed in at its partner’s',
    config.afterPasswordChange === 'home' && 'home after a password change',
    !home.multiLanguage && 'Chinese only',
    home.survey && 'survey block',
    config.surveyGate && 'survey gate',
    home.sendEmployeeType && 'employee type in the config call',
    home.mobileColumns !== 3 && `${home.mobileColumns} columns on a phone`,
    booking.noticeWorkingDays !== 4 && `${booking.noticeWorkingDays} working days’ notice`,
    booking.trafficWays.length > 0 && 'traffic field',
    booking.precaution === 'partner' && 'precautions of its own',
    invoice.types.length < 4 && `invoice kinds ${invoice.types.join(' and ')}`,
    config.menuRules.length > 0 && 'menu by class and vendor',
    config.privacyText !== 'standard' && `${config.privacyText} privacy policy`,
    config.login.forgot !== 'standard' && `forgotten password: ${config.login.forgot}`,
    config.login.accountPage && 'begins on an account page outside',
    config.handbooks.length > 0 && 'handbooks',
  ].filter((one) => typeof one === 'string');
}
