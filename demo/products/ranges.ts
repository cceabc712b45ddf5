import type { BookingWindow } from '#contract/company-config';
import type { DemoCompany } from '../types.ts';
import { offer, offers, pocketDoctor } from './offers.ts';
import { rangeOfDefault } from './range-default.ts';
import type { DemoOffer } from './types.ts';

/** Interns, and the vendor whose staff are treated as the permanent ones, who have none. */
const INTERNS = 6;
const [VENDOR_STAFF, PERMANENT] = [1, 2];
const NOT_OTHER_VENDORS = [0, 10009];

/** Sign-up is open on the days of the company's own campaign; interns may begin later. */
function signUpOf({ config }: DemoCompany): BookingWindow[] {
  const campaign = config.login?.campaign;
  if (!campaign) return [];
  const { openFrom: from, openTo: to, laterFrom } = campaign;
  if (!laterFrom) return [{ from, to }];
  return [
    { from, to, exceptClasses: [INTERNS] },
    { from: laterFrom, to, onlyClasses: [INTERNS] },
  ];
}

/** Goods and kits for everybody, whatever else a company has. */
const smallRange = (): DemoOffer[] => offers(403, 405, 407, 201, 109, 505);

/** The dental mall and the gene mall of the pair. */
const dentalAndGene = (company: DemoCompany): DemoOffer[] => [
  offer(107, { badge: 'hot' }),
  ...offers(108, 109, 110, 111),
  offer(201, { badge: 'hot' }),
  offer(202, { limit: { count: 1, period: 'year' }, badge: 'limited' }),
  ...offers(203, 204, 205, 206),
  ...pocketDoctor(signUpOf(company)),
];

/** The window that rolls along, which interns join two weeks later, after the one of the campaign's own days. */
const rollingSignUp = (company: DemoCompany): BookingWindow[] => [
  { from: '2023-01-03', to: '2023-12-20' },
  ...signUpOf(company),
];

const RANGES: Record<string, (company: DemoCompany, today: string) => DemoOffer[]> = {
  demo: (_, today) => rangeOfDefault(today),
  dental: () => [
    ...offers(103, 104, 105),
    offer(101, { limit: { count: 2, period: 'year' } }),
    ...offers(107, 108, 110),
  ],
  pocket: (company) => [...pocketDoctor(rollingSignUp(company)), ...offers(613, 614, 624, 633)],
  deqin: (company) => pocketDoctor(signUpOf(company)),
  deqin2: (company) => pocketDoctor(signUpOf(company)),
  // an entry the menu hides from interns is not for them either
  deqin3: (company) => pocketDoctor(signUpOf(company), { free: { classes: [VENDOR_STAFF, PERMANENT] } }),
  deqin4: (company) => [
    ...pocketDoctor(signUpOf(company), {
      free: { vendors: NOT_OTHER_VENDORS },
      paid: { vendors: NOT_OTHER_VENDORS, classes: [VENDOR_STAFF, PERMANENT] },
    }),
    offer(624, { vendors: NOT_OTHER_VENDORS }),
    offer(613, { vendors: NOT_OTHER_VENDORS }),
  ],
  deqin5: dentalAndGene,
  deqin6: dentalAndGene,
  hilton: () => [...smallRange(), ...offers(107, 401)],
  sevenday: () => [...smallRange(), ...pocketDoctor(), ...offers(611, 624, 632)],
  plain: () => offers(403, 404, 405, 406, 407, 503, 201, 206),
};

/** The range of a company. Those that are not named have a small one. */
export const offersOf = (company: DemoCompany, today: string): DemoOffer[] =>
  RANGES[company.code]?.(company, today) ?? smallRange();
