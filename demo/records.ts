import { weekday } from '#contract/rules/day';
import { plusDays, plusYears } from './days.ts';
import { CENTER } from './supply/centers.ts';
import { EXTRA } from './supply/extra-ids.ts';
import { SET } from './supply/sets.ts';
import type { DemoAddress, DemoCompany, DemoInvoice, DemoPastOrder, DemoPerson, DemoQuota } from './types.ts';

const SUNDAY = 0;

/** About that many years ago, not on a Sunday. */
function yearsAgo(today: string, years: number, daysBefore: number): string {
  const day = plusDays(plusYears(today, -years), -daysBefore);
  return weekday(day) === SUNDAY ? plusDays(day, 1) : day;
}
const lastYear = (today: string, daysBefore: number): string => yearsAgo(today, 1, daysBefore);

/** Ten working days are about two weeks. */
const sentAfter = (examDay: string, parcel?: string): NonNullable<DemoInvoice['sent']> => ({
  issuedOn: plusDays(examDay, 13),
  sentOn: plusDays(examDay, parcel ? 14 : 13),
  ...(parcel && { parcel }),
});

const byLogin = ({ people }: DemoCompany, login: string): DemoPerson => {
  const found = people.find(({ account }) => account?.login === login);
  if (!found) throw new Error(`nobody signs in as ${login}`);
  return found;
};

const relativeOf = ({ people }: DemoCompany, of: DemoPerson, gender: 'male' | 'female'): DemoPerson => {
  const found = people.find((one) => one.relationOf === of.guid && one.relation === 'parent' && one.gender === gender);
  if (!found) throw new Error(`${of.name} has no such parent`);
  return found;
};

const home = (of: DemoPerson, district: string, detail: string, isDefault = true): DemoAddress => ({
  of: of.guid,
  recipient: of.name,
  phone: of.phone,
  district,
  detail,
  isDefault,
});

type Records = { quotas: DemoQuota[]; addresses: DemoAddress[]; pastOrders: DemoPastOrder[] };

const demo = (company: DemoCompany, today: string): Records => {
  const [emp, son, elder] = [byLogin(company, 'emp'), byLogin(company, 'parent'), byLogin(company, 'elder')];
  const mother = relativeOf(company, son, 'female');
  return {
    quotas: [
      { centerId: CENTER.guomao, starts: '07:30', quota: 2 },
      { centerId: CENTER.guomao, starts: '08:00', quota: 4 },
    ],
    addresses: [
      home(emp, '上海市静安区', '延平路 123 弄 8 号 1602 室'), // an address with flat and house
      home(emp, '上海市浦东新区', '祖冲之路 2288 弄 3 号楼 5 层', false),
      home(son, '北京市朝阳区', '望京西路 48 号院 6 号楼 2 单元 901 室'),
      home(elder, '上海市长宁区', '虹桥路 1200 弄 3 号 402 室'),
      ...[
        '浙江省杭州市西湖区',
        '江苏省苏州市姑苏区',
        '江苏省南京市鼓楼区',
        '广东省深圳市南山区',
        '四川省成都市武侯区',
      ].map((district, at) => home(elder, district, `解放路 ${at + 1}8 号`, false)),
    ],
    pastOrders: [
      {
        user: emp.guid,
        person: emp.guid,
        setId: SET.plusMale,
        extraIds: [EXTRA.carotid, EXTRA.breathC13],
        centerId: CENTER.nanjingRoad,
        day: lastYear(today, 3),
        time: '08:00–08:30',
        reportType: 'electronic',
        invoice: { typeId: 1, title: emp.name, email: emp.email, sent: sentAfter(lastYear(today, 3)) },
      },
      // Two years ago: paid for, and no invoice asked for yet.
      {
        user: emp.guid,
        person: emp.guid,
        setId: SET.plusMale,
        extraIds: [EXTRA.carotid],
        centerId: CENTER.nanjingRoad,
        day: yearsAgo(today, 2, 5),
        time: '08:30–09:00',
        reportType: 'electronic',
      },
      // Three years ago: the person has just found that an invoice is missing.
      {
        user: emp.guid,
        person: emp.guid,
        setId: SET.plusMale,
        extraIds: [EXTRA.breathC13],
        centerId: CENTER.nanjingRoad,
        day: yearsAgo(today, 3, 8),
        time: '08:00–08:30',
        reportType: 'electronic',
        stars: 4,
        invoice: {
          typeId: 3,
          title: '上海云帆网络科技有限公司',
          taxNumber: '91990000MA000000XX',
          email: emp.email,
          askedOn: plusDays(today, -2),
        },
      },
      // This centre no longer has a CT, so not all of it can be had again.
      {
        user: son.guid,
        person: son.guid,
        setId: SET.plusMale,
        extraIds: [EXTRA.chestCt],
        centerId: CENTER.xidan,
        day: lastYear(today, 20),
        time: '07:30–08:00',
        reportType: 'both',
        delivery: 'pickUp',
        stars: 5,
        invoice: {
          typeId: 2,
          title: son.name,
          email: son.email,
          sent: sentAfter(lastYear(today, 20), 'SP202500417385'),
        },
      },
      {
        user: son.guid,
        person: mother.guid,
        setId: SET.parentsFemale,
        extraIds: [EXTRA.echo],
        centerId: CENTER.guomao,
        day: lastYear(today, 18),
        time: '08:30–09:00',
        reportType: 'paper',
        delivery: 'unified',
      },
      // Earlier years, for the archive; nothing was added to the package.
      ...[2, 3].map((years): DemoPastOrder => ({
        ...{ user: son.guid, person: mother.guid, setId: SET.parentsFemale, extraIds: [], centerId: CENTER.guomao },
        ...{ day: yearsAgo(today, years, 15), time: '08:30–09:00', reportType: 'paper', delivery: 'unified' },
      })),
      ...[1, 2, 3].map((years): DemoPastOrder => ({
        ...{ user: elder.guid, person: elder.guid, setId: SET.plusMale, extraIds: [], centerId: CENTER.nanjingRoad },
        ...{ day: yearsAgo(today, years, 30), time: '08:00–08:30', reportType: 'electronic' },
      })),
    ],
  };
};

const hilton = (company: DemoCompany, today: string): Records => {
  const emp = byLogin(company, 'emp');
  return {
    quotas: [{ centerId: CENTER.lujiazui, starts: '08:00', quota: 1 }],
    addresses: [home(emp, '上海市黄浦区', '蒙自路 207 弄 2 号 1101 室')],
    pastOrders: [
      {
        user: emp.guid,
        person: emp.guid,
        setId: emp.marital === 'married' ? SET.careMarried : SET.careSingle,
        extraIds: [EXTRA.vitaminD],
        centerId: CENTER.xujiahui,
        day: lastYear(today, 9),
        time: '09:00–09:30',
        reportType: 'electronic',
        invoice: {
          typeId: 3,
          title: company.name,
          taxNumber: '91310000MA1DEMO21X',
          email: emp.email,
          sent: sentAfter(lastYear(today, 9)),
        },
      },
    ],
  };
};

/** Somewhere to send purchases to. */
const addressOnly =
  (district: string, detail: string) =>
  (company: DemoCompany): Records => ({
    quotas: [],
    addresses: [home(byLogin(company, 'emp'), district, detail)],
    pastOrders: [],
  });

const RECORDS: Record<string, (company: DemoCompany, today: string) => Records> = {
  demo,
  hilton,
  dental: addressOnly('江苏省苏州市工业园区', '星湖街 328 号 5 幢 1203 室'),
  deqin5: addressOnly('浙江省杭州市滨江区', '江南大道 588 号 2 幢 801 室'),
  deqin6: addressOnly('广东省广州市天河区', '体育东路 116 号 1707 房'),
};

/**
 * The records of a company's people besides plans: addresses and earlier check-ups, for those the demo shows them with.
 */
export const recordsOf = (company: DemoCompany, today: string): Records =>
  RECORDS[company.code]?.(company, today) ?? { quotas: [], addresses: [], pastOrders: [] };
