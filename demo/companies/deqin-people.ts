import { staffOf, type Employee, type HrUser } from '../people.ts';
import type { DemoPerson } from '../types.ts';

/**
 * Employee classes of the family in this demo: 1 vendor staff, 2 permanent staff, 6 interns. Menu entries are shown and
 * hidden for classes 1 and 6, and vendor 10009 is the one whose staff keep theirs.
 */
const VENDOR_STAFF = 1;
const INTERNS = 6;
const TRUSTED_VENDOR = 10009;

/** The two everybody has; the others below stand where a rule needs them. */
const pairs: Record<number, { emp: Employee; hr: HrUser }> = {
  430: {
    emp: {
      guid: '6f0a0f70-d7a6-476c-bb6b-e6c84cd64dc6',
      login: 'emp',
      name: '沈若川',
      gender: 'male',
      birthDate: '1988-10-11',
      city: 'shanghai',
      employeeNo: 'DQ10021',
      department: '审计一部',
    },
    hr: {
      guid: '5b9fcea3-2a7b-42a4-bf6e-1927c23bacca',
      name: '白予宁',
      gender: 'female',
      birthDate: '1984-01-19',
      city: 'shanghai',
      employeeNo: 'DQ10003',
      roleKey: 'hr-deqin-4b20a9',
    },
  },
  452: {
    emp: {
      guid: '43f4d144-bff5-4a50-b940-b74d0b95e198',
      login: 'emp',
      name: '顾闻笙',
      gender: 'female',
      birthDate: '1993-05-26',
      city: 'beijing',
      employeeNo: 'DQ20107',
      department: '战略咨询部',
    },
    hr: {
      guid: '84fc2b6e-4dbb-4612-ab72-5432c4498ee7',
      name: '袁嘉木',
      gender: 'male',
      birthDate: '1985-08-08',
      city: 'beijing',
      employeeNo: 'DQ20002',
      roleKey: 'hr-deqin2-91ce07',
    },
  },
  474: {
    emp: {
      guid: '21c316c9-54d0-4bf6-b2ed-64810f4c3925',
      login: 'emp',
      name: '江予安',
      gender: 'male',
      birthDate: '1995-03-03',
      city: 'hangzhou',
      employeeNo: 'DQ30218',
      department: '数据平台部',
    },
    hr: {
      guid: 'c28fc91c-a4fd-4e06-9e93-b0a557e245ed',
      name: '陆知微',
      gender: 'female',
      birthDate: '1987-12-20',
      city: 'hangzhou',
      employeeNo: 'DQ30005',
      roleKey: 'hr-deqin3-d3f8e1',
    },
  },
  504: {
    emp: {
      guid: '9fbdd75d-d514-4b3e-968d-13c2857dfb76',
      login: 'emp',
      name: '宋清和',
      gender: 'female',
      birthDate: '1990-09-14',
      city: 'shenzhen',
      employeeNo: 'DQ40066',
      department: '财税服务部',
    },
    hr: {
      guid: 'c80d2425-471d-48f1-80ff-feba83c9475a',
      name: '傅云舟',
      gender: 'male',
      birthDate: '1983-06-06',
      city: 'shenzhen',
      employeeNo: 'DQ40001',
      roleKey: 'hr-deqin4-2a7755',
    },
  },
  591: {
    emp: {
      guid: 'd231dcc0-cbed-4bb6-9ffb-b7c64fb8ef3f',
      login: 'emp',
      name: '叶知秋',
      gender: 'female',
      birthDate: '1992-11-02',
      city: 'nanjing',
      employeeNo: 'DQ50144',
      department: '华东交付部',
    },
    hr: {
      guid: '27d09367-b826-4712-ab3f-2474bc48a6c8',
      name: '程砚舟',
      gender: 'male',
      birthDate: '1986-02-27',
      city: 'suzhou',
      employeeNo: 'DQ50008',
      roleKey: 'hr-deqin5-6be143',
    },
  },
  660: {
    emp: {
      guid: '471e3506-0233-420f-a870-b8463e391c00',
      login: 'emp',
      name: '梁以安',
      gender: 'male',
      birthDate: '1994-07-17',
      city: 'guangzhou',
      employeeNo: 'DQ60073',
      department: '华南交付部',
    },
    hr: {
      guid: 'd3f97f17-af8d-4aa8-93a6-ba93e79f1a65',
      name: '罗锦书',
      gender: 'female',
      birthDate: '1985-04-23',
      city: 'guangzhou',
      employeeNo: 'DQ60004',
      roleKey: 'hr-deqin6-f05d92',
    },
  },
};

const specials: Record<number, Employee[]> = {
  430: [
    {
      guid: 'ce7e3e15-fc49-4c72-bc80-bb487b52f198',
      login: 'new',
      marital: '',
      name: '杜衡之',
      gender: 'male',
      birthDate: '2000-02-16',
      city: 'wuhan',
      employeeNo: 'DQ10399',
      department: '审计二部',
      consented: false,
    },
  ],
  474: [
    {
      guid: '18293786-c43a-4c7b-af23-058368f4d037',
      login: 'emp6',
      name: '温若溪',
      gender: 'female',
      birthDate: '2002-08-29',
      city: 'hangzhou',
      employeeNo: 'DQ39001',
      department: '数据平台部',
      ...intern(),
    },
  ],
  504: [
    {
      guid: '94f668af-85ca-44b5-95da-ee355e4d6c93',
      login: 'emp6',
      name: '崔明哲',
      gender: 'male',
      birthDate: '2001-12-05',
      city: 'shenzhen',
      employeeNo: 'DQ49002',
      department: '财税服务部',
      ...intern(),
    },
    {
      guid: '9b3b0be9-c5fe-492c-8769-a308190229bf',
      login: 'vendor',
      name: '薛子衿',
      gender: 'female',
      birthDate: '1996-01-31',
      city: 'guangzhou',
      employeeNo: 'DQV0917',
      department: '驻场服务组',
      employeeClass: VENDOR_STAFF,
      vendorId: TRUSTED_VENDOR,
    },
    {
      guid: 'bbb500bb-c7b1-4d63-ac62-8548e5bb5178',
      login: 'othervendor',
      name: '贺兰庭',
      gender: 'male',
      birthDate: '1993-10-22',
      city: 'guangzhou',
      employeeNo: 'DQV2043',
      department: '驻场服务组',
      employeeClass: VENDOR_STAFF,
      vendorId: 10020,
    },
  ],
};

export function deqinPeople(companyId: number, code: string): DemoPerson[] {
  const { employee, hr, relative } = staffOf(companyId, code);
  const pair = pairs[companyId];
  if (!pair) throw new Error(`no people written for company ${companyId}`);
  const people = [
    employee(1, pair.emp),
    hr(2, pair.hr),
    ...(specials[companyId] ?? []).map((who, at) => employee(3 + at, who)),
  ];
  if (companyId !== 430) return people;
  const spouse = {
    guid: '57a53e6a-ddd7-4e44-990d-9aea455ed368',
    name: '乔婉宁',
    gender: 'female',
    birthDate: '1989-06-30',
    city: 'shanghai',
  } as const;
  const mother = {
    guid: 'c062e822-26f2-4266-9fc5-00b7bd5bb2e1',
    name: '秦月芳',
    gender: 'female',
    birthDate: '1958-03-21',
    city: 'suzhou',
  } as const;
  return [...people, relative(20, pair.emp.guid, 'spouse', spouse), relative(21, pair.emp.guid, 'parent', mother)];
}

function intern(): Partial<Employee> {
  return { employeeClass: INTERNS, employeeType: 3 };
}
