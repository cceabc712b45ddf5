import type { MaritalStatus } from '#contract/calls/people';
import { CITIES, type CityName } from './cities.ts';
import type { DemoAccount, DemoPerson } from './types.ts';

interface Who {
  guid: string;
  name: string;
  gender: 'male' | 'female';
  birthDate: string;
  city: CityName;
  missing?: DemoPerson['missing'];
  /** Left out: as most people of that age. Empty: not told yet, so the portal asks. */
  marital?: MaritalStatus;
}

export type Employee = Who & { login: string; department: string; employeeNo: string } & Partial<
    Omit<DemoAccount, 'id' | 'login' | 'email' | 'roleType'>
  >;

/** Always signs in as `hr`; the role key opens the HR area. */
export type HrUser = Omit<Employee, 'login' | 'department'> & { roleKey: string };

interface Staff {
  employee(n: number, who: Employee): DemoPerson;
  hr(n: number, who: HrUser): DemoPerson;
  relative(n: number, of: string, relation: NonNullable<DemoPerson['relation']>, who: Who): DemoPerson;
}

/** People of one company. `n` is the person's number in it, from which phone, ID number and account id are made. */
export function staffOf(companyId: number, code: string): Staff {
  const serial = (n: number) => companyId * 1000 + n;
  const person = (n: number, mailbox: string, who: Who): DemoPerson => {
    const { guid, name, gender, birthDate, city, marital, missing } = who;
    return {
      guid,
      name,
      gender,
      birthDate,
      idNumber: inventedIdNumber(companyId, birthDate, n, gender),
      // 1990 and a serial: the form of a mobile number without an owner.
      phone: `1990${String(serial(n)).padStart(7, '0')}`,
      email: `${mailbox}@${code}.example`,
      marital: marital ?? (birthDate < MARRIED_BEFORE ? 'married' : 'single'),
      cityId: CITIES[city].id,
      cityName: CITIES[city].name,
      ...(missing && { missing }),
    };
  };

  const signedUp = (n: number, roleType: DemoAccount['roleType'], who: Employee): DemoPerson => {
    const { login, roleKey = '', employeeType = 1, employeeClass = 2, vendorId = 0, consented = true, sso } = who;
    const self = person(n, login, who);
    const account: DemoAccount = {
      id: serial(n),
      login,
      email: self.email,
      roleType,
      roleKey,
      employeeType,
      employeeClass,
      vendorId,
      consented,
      ...(sso ? { sso } : {}),
    };
    return { ...self, account, employeeNo: who.employeeNo, department: who.department };
  };

  return {
    employee: (n, who) => signedUp(n, 'EMPLOYEE', who),
    hr: (n, who) => signedUp(n, 'HR', { ...who, login: 'hr', department: '人力资源部' }),
    relative: (n, of, relation, who) => ({ ...person(n, `family${n}`, who), relationOf: of, relation }),
  };
}

const MARRIED_BEFORE = '1993';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A number in the right form whose area code, 99 and the company, no place in the country has. */
function inventedIdNumber(companyId: number, birthDate: string, n: number, gender: 'male' | 'female'): string {
  const order = n * 2 + (gender === 'male' ? 1 : 0);
  const body = `99${String(companyId).padStart(4, '0')}${birthDate.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return body + '10X98765432'.charAt(sum % 11);
}
