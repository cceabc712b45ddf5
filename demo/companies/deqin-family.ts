import type { CompanyConfigInput } from '#contract/company-config';
import { plusDays, yearOf } from '../days.ts';
import { menus } from '../menus.ts';
import { colours, picturesOf } from '../pictures.ts';
import type { DemoCompany, DemoNotice } from '../types.ts';
import { deqinPeople } from './deqin-people.ts';
import { deqinCampaigns, deqinSlides } from './deqin-words.ts';

type Login = NonNullable<CompanyConfigInput['login']>;

/** All of the family sign in on one page; some variants only lead there. */
const familyLogin = (more: Login): Login => ({
  ...{ variant: 'family', ownPage: true, familyPage: 'deqin', forgot: 'family' },
  ...more,
});
/** The pair with a dental mall and a gene mall; they and one more look at their orders by year. */
const ownMalls = { variant: 'dentalGene', yearFilter: true } as const;
const otherServices = ['call', 'faq', 'handbook', 'centres', 'invoices', 'privacyDeqin'] as const;

/** The service that is sold for a year at a time: sign-up opens some days before the year begins. */
const campaignOf = (year: number, open: string, run: string): NonNullable<Login['campaign']> => {
  const runFrom = `${year}-${run}`;
  return {
    name: { zh: '口袋医生', en: 'Pocket doctor' },
    openFrom: `${year}-${open}`,
    openTo: `${year}-12-20`,
    runFrom,
    runTo: plusDays(`${year + 1}${runFrom.slice(4)}`, -1),
  };
};

const advice: DemoNotice = {
  tone: 'info',
  title: '预约提示',
  titleEng: 'Before you book',
  text: '改期或取消请至少提前 {notice}；发票在检后 7–15 个工作日寄出。',
  textEng: 'Change or cancel at least {notice} ahead. Invoices follow 7–15 working days after the check-up.',
  url: '/web/faq',
};

interface Member {
  companyId: number;
  code: string;
  name: string;
  nameEng: string;
  colors: DemoCompany['colors'];
  campaign: NonNullable<Login['campaign']>;
  redirectTo?: string;
  menus: DemoCompany['menus'];
  ownMalls?: boolean;
  config?: CompanyConfigInput;
  notices?: DemoNotice[];
}

function member(today: string, m: Member): DemoCompany {
  const pictures = picturesOf(m.colors.ThemeColor);
  const { account, ...rest } = m.config ?? {};
  return {
    companyId: m.companyId,
    code: m.code,
    name: m.name,
    nameEng: m.nameEng,
    hotline: '400-012-3430',
    logo: pictures.logo('deqin'),
    colors: m.colors,
    config: {
      ...rest,
      account: { indicators: true, services: true, ...account },
      privacyText: 'family',
      login: familyLogin({ campaign: m.campaign, ...(m.redirectTo ? { redirectTo: m.redirectTo } : {}) }),
    },
    menus: m.menus,
    banners: deqinSlides(pictures, m.campaign, today, account?.relatives ?? true),
    campaigns: deqinCampaigns(pictures, m.ownMalls ?? false),
    notices: [...(m.notices ?? []), advice],
    people: deqinPeople(m.companyId, m.code),
  };
}

/**
 * The customer family. Booking windows: none means bookable at any time, one in the future makes the portal say when it
 * opens, and only past ones that it is not open.
 */
export const deqinFamily = (today: string): DemoCompany[] => [
  member(today, {
    companyId: 430,
    code: 'deqin',
    name: '德沁集团',
    nameEng: 'Deqin Group',
    colors: colours('#00a862', '#07854d', '#055c36'),
    campaign: campaignOf(2020, '01-02', '01-08'),
    // One of the three companies whose config call carries the employee type.
    config: { home: { sendEmployeeType: true } },
    menus: menus(430, {
      exam: ['bookSelf', 'bookFamilyDeqin', 'bookings', 'reports', 'uploadReport', 'reimbursement'],
      health: ['pocketDoctor', 'doctor', 'indicators', 'news', 'feedback', 'hr'],
      other: [...otherServices],
    }),
  }),
  member(today, {
    companyId: 452,
    code: 'deqin2',
    name: '德沁咨询',
    nameEng: 'Deqin Consulting',
    colors: colours('#00a862', '#07854d', '#055c36', '#0b3d2e'),
    campaign: campaignOf(2021, '01-04', '01-11'),
    redirectTo: 'deqin',
    config: {
      account: { relatives: false },
      // The group exam (docs/product §3.3).
      bookingWindows: [{ from: '2023-08-28', to: '2023-09-08' }],
    },
    menus: menus(452, {
      exam: ['bookSelf', 'bookings', 'reports', 'reimbursement'],
      health: ['pocketDoctor', 'doctor', 'news', 'feedback', 'hr'],
      other: [...otherServices],
    }),
    notices: [
      {
        tone: 'info',
        title: '团检预约',
        titleEng: 'Group exam',
        text: '本次团检预约时间为 2023-08-28 至 2023-09-08，请在期限内完成预约。',
        textEng: 'The group exam can be booked from 2023-08-28 to 2023-09-08. Please book within these days.',
        url: '/web/personal',
        from: '2023-08-21',
        to: '2023-09-08',
      },
    ],
  }),
  member(today, {
    companyId: 474,
    code: 'deqin3',
    name: '德沁数科',
    nameEng: 'Deqin Digital',
    colors: colours('#009688', '#00796b', '#00574d', '#f0faf8'),
    campaign: campaignOf(2022, '01-04', '01-10'),
    config: {
      home: { mobileColumns: 4 },
      menuRules: [{ hideItem: 809, forClasses: [6] }], // Class 6 does not see this entry.
      // Class 6 books later than the others.
      bookingWindows: [
        { from: plusDays(today, -30), to: plusDays(today, 150), exceptClasses: [6] },
        { from: plusDays(today, 14), to: plusDays(today, 150), onlyClasses: [6] },
      ],
    },
    menus: menus(474, {
      exam: ['bookSelf', 'bookFamilyDeqin', 'bookings', 'reports', 'uploadReport', 'reimbursement'],
      health: [{ entry: 'pocketDoctor', id: 809 }, 'doctor', 'indicators', 'encyclopedia', 'news', 'feedback', 'hr'],
      other: [...otherServices],
    }),
  }),
  member(today, {
    companyId: 504,
    code: 'deqin4',
    name: '德沁企服',
    nameEng: 'Deqin Business Services',
    colors: colours('#00a862', '#07854d', '#055c36', '#e9f7f0', '#f58220'),
    campaign: { ...campaignOf(2023, '01-03', '01-09'), laterClasses: [6], laterFrom: '2023-01-31' }, // To the day of docs/product §3.3.
    redirectTo: 'deqin',
    config: {
      account: { addRelatives: false },
      home: { sendEmployeeType: true },
      mall: { yearFilter: true },
      // Entries hidden by class and vendor.
      menuRules: [
        { hideItem: 1144, forClasses: [6] },
        { hideItem: 475, forClasses: [1], unlessVendor: 10009 },
      ],
      // The campaign's year; class 6 starts four weeks later.
      bookingWindows: [
        { from: '2023-01-09', to: '2024-01-08', exceptClasses: [6] },
        { from: '2023-02-06', to: '2024-01-08', onlyClasses: [6] },
      ],
    },
    menus: menus(504, {
      exam: ['bookSelf', 'bookFamilyDeqin', 'bookings', 'reports', 'reimbursement', 'vaccine'],
      health: [
        { entry: 'familyUpgrade', id: 1144 },
        { entry: 'serviceMall', id: 475 },
        'doctor',
        'indicators',
        'news',
        'feedback',
        'hr',
      ],
      other: [...otherServices],
    }),
  }),
  // The two with malls of their own.
  member(today, {
    companyId: 591,
    code: 'deqin5',
    name: '德沁华东',
    nameEng: 'Deqin East China',
    colors: colours('#1f8f4e', '#1f8f4e', '#14572f', '#14572f'),
    campaign: campaignOf(2024, '01-02', '01-09'),
    ownMalls: true,
    config: { mall: ownMalls },
    menus: menus(591, {
      malls: ['dentalMall', 'geneMall', 'purchases', 'pocketDoctor', 'points'],
      exam: ['bookSelf', 'bookFamilyDeqin', 'bookings', 'reports'],
      health: ['doctor', 'indicators', 'news', 'feedback', 'hr'],
      other: [...otherServices],
    }),
  }),
  member(today, {
    companyId: 660,
    code: 'deqin6',
    name: '德沁华南',
    nameEng: 'Deqin South China',
    colors: colours('#7cb342', '#558b2f', '#33691e'),
    campaign: campaignOf(yearOf(today), '01-02', '01-08'),
    ownMalls: true,
    config: { home: { mobileColumns: 2 }, mall: ownMalls },
    menus: menus(660, {
      malls: ['dentalMall', 'geneMall', 'purchases', 'pocketDoctor', 'points'],
      exam: ['bookSelf', 'bookFamilyDeqin', 'bookings', 'reports', 'reimbursement'],
      health: ['doctor', 'indicators', 'news', 'feedback', 'hr'],
      other: [...otherServices],
    }),
  }),
];
