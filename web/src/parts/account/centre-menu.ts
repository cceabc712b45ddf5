import type { MenuGroup } from '#contract/calls/company';
import type { PublicConfig } from '#contract/company-config';
import { isFeedbackEntry } from '#contract/rules/feedback-entry';

/** Every entry of docs/product §3.4, and devices and privacy. */
export type CentreKey =
  | 'information'
  | 'relatives'
  | 'addresses'
  | 'points'
  | 'reimbursement'
  | 'cards'
  | 'invoices'
  | 'services'
  | 'feedback'
  | 'customerService'
  | 'indicators'
  | 'indexEntry'
  | 'changePassword'
  | 'devices'
  | 'privacy';

/** The reasons for an entry: the company's settings, its home menu, and how the person signed in. */
export interface CentreOf {
  account: PublicConfig['account'];
  menus: readonly MenuGroup[];
  singleSignOn: boolean;
}

interface Row {
  key: CentreKey;
  path: `/${string}`;
  /** The pages that belong to it beside its own. */
  also?: RegExp;
  shown(of: CentreOf): boolean;
  /** Whether its page can be reached, where that is more than that it stands in the menu. */
  open?(of: CentreOf): boolean;
}

const always = (): boolean => true;
const hasFeedback = ({ menus }: CentreOf): boolean =>
  menus.some(({ List }) =>
    List.some(({ Url, ClickMethod, ShowName, ShowNameEng }) =>
      isFeedbackEntry({ url: Url, click: ClickMethod, name: ShowName, nameEng: ShowNameEng }),
    ),
  );

/** In the order of the menu. On a phone each inner list is a card of its own. */
const ROWS: readonly (readonly Row[])[] = [
  [
    { key: 'information', path: '/web/usercenter/information', shown: always },
    { key: 'relatives', path: '/web/usercenter/relative_plan', shown: ({ account }) => account.relatives },
    { key: 'addresses', path: '/web/usercenter/addressList', shown: ({ account }) => account.addresses },
  ],
  [
    { key: 'points', path: '/web/usercenter/myPoints', shown: ({ account }) => account.points },
    {
      key: 'reimbursement',
      path: '/web/usercenter/reimbursementList',
      also: /^\/web\/usercenter\/reimbursement_/i,
      shown: ({ account }) => account.reimbursement,
    },
    { key: 'cards', path: '/web/usercenter/cardList', shown: ({ account }) => account.cards },
    { key: 'invoices', path: '/web/usercenter/invoiceList', shown: always },
    {
      key: 'services',
      path: '/web/usercenter/service',
      shown: ({ account }) => account.services && account.servicesEntry,
      open: ({ account }) => account.services,
    },
  ],
  [
    { key: 'feedback', path: '/web/usercenter/tickling', shown: hasFeedback },
    { key: 'customerService', path: '/web/usercenter/recommend', shown: ({ account }) => account.customerService },
    { key: 'indicators', path: '/web/indicator', shown: ({ account }) => account.indicators },
    {
      key: 'changePassword',
      path: '/web/usercenter/change-pass',
      shown: ({ account, singleSignOn }) => account.changePassword && !singleSignOn,
    },
    { key: 'indexEntry', path: '/web/indexEntry', shown: ({ account }) => account.indexEntry },
    { key: 'devices', path: '/web/devices', shown: always },
    { key: 'privacy', path: '/web/usercenter/privacy', shown: always },
  ],
];

export const centreMenu = (of: CentreOf): Row[][] =>
  ROWS.map((rows) => rows.filter(({ shown }) => shown(of))).filter((rows) => rows.length > 0);

/** Whether the company has the part an entry leads to. */
export const isOpen = ({ shown, open = shown }: Row, of: CentreOf): boolean => open(of);

/** Which entry a page of the centre belongs to. */
export const entryAt = (pathname: string): Row | undefined =>
  ROWS.flat().find(({ path, also }) => path.toLowerCase() === pathname.toLowerCase() || also?.test(pathname));
