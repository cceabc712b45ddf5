import { demoWorld } from '../../demo/world.ts';

const world = demoWorld('2026-06-10');
const demo = world.find(({ code }) => code === 'demo');
if (!demo) throw new Error('the demo world has no company of that name');
export const DEMO_COMPANY = demo.companyId;

/** The relatives of a person of the demo company, in the order they were named. */
export const relativesOf = (login: string): string[] => {
  const person = demo.people.find(({ account }) => account?.login === login);
  return demo.people.filter(({ relationOf }) => relationOf === person?.guid).map(({ guid }) => guid);
};

/** A person's employee number and name, for a row of a sheet. */
export const employee = (login: string): { guid: string; employeeNo: string; name: string } => {
  const person = demo.people.find(({ account }) => account?.login === login);
  if (!person?.employeeNo) throw new Error(`${login} has no employee number`);
  return { guid: person.guid, employeeNo: person.employeeNo, name: person.name };
};

/** A person of a company that does not show relatives' points, with a relative. */
export function hiddenRelative(): { code: string; login: string; relative: string } {
  for (const { code, config, people } of world) {
    const { points = true, relativePoints = false } = config.account ?? {};
    if (!points || relativePoints || config.login?.ssoOnly) continue;
    for (const { guid: relative, relationOf } of people) {
      const login = people.find(({ guid, account }) => guid === relationOf && account?.consented)?.account?.login;
      if (login) return { code, login, relative };
    }
  }
  throw new Error('the demo world shows all relatives’ points');
}
