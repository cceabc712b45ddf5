import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { checkedRoster, importRoster, rosterOf, staffLine } from '../../../../test/hr.ts';
import { givePass } from '../../../../test/password-scenes.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { linkAt } from '../../../../test/sso-scenes.ts';
import { transact } from '../../../db/transact.ts';
import { sendAllDue } from '../../messages/jobs.ts';
import { deliverCodes } from '../../password-reset/deliver-codes.ts';
import { addLinkKey } from '../../single-sign-on/index.ts';
import { rowText } from './roster-text.ts';

const COMPANY = 100;
let portal: TestPortal;
let hr: SignedIn;
let key: { keyId: string; secret: string };
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  hr = await portal.login('demo', 'hr', { headers: fromElsewhere() });
  key = await transact({ portal: portal.portal, company: { companyId: COMPANY } }, (ctx) => addLinkKey(ctx, 'test'));
});
afterAll(() => portal.stop());

const firstPhone = (n: number) => `1771${String(n).padStart(7, '0')}`;
/** A person's line as it was, with another phone or address. */
const lineWith = (n: number, phone: string) => staffLine(n).replace(firstPhone(n), phone);
/** By a link of the company: there is no password here. */
async function enterByLink(n: number): Promise<SignedIn> {
  const link = linkAt(portal.clock.now(), { company: 'demo', user_id: `RS${n}` }, key);
  const user = dataOf(await portal.call('EnterByLink', link, { headers: fromElsewhere() }));
  return { token: user.Session, cookie: undefined, user };
}
const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid });
const personOf = async (who: SignedIn) => {
  const { relations } = dataOf(await portal.call('Relation', { ...self(who), userself: 1 }, { session: who }));
  return relations.find(({ relation }) => relation === 'self');
};
const ownPhone = async (who: SignedIn) =>
  dataOf(await portal.call('RevealPerson', { customerGuid: who.user.CustomerGuid }, { session: who })).phone;
async function sentTo(phone: string): Promise<string[]> {
  await deliverCodes(portal.portal);
  await sendAllDue(portal.portal);
  return (portal.portal.ports.sms.kept?.() ?? []).filter((sms) => sms.phone === phone).map(({ text }) => text);
}
const codeTo = async (phone: string) => /\d{6}/.exec((await sentTo(phone))[0] ?? '')?.[0] ?? '';
async function askReset(mobile: string) {
  await givePass(portal, mobile);
  return portal.call('SendSmsCode', { mobile, companyCode: 'demo' }, { headers: fromElsewhere() });
}

describe('once a person has entered', () => {
  // proves: hr: nor once they have entered without one
  it('a roster leaves their number and address alone, keeps its own beside them, and says so', async () => {
    await importRoster(portal, hr, rosterOf(staffLine(801)));
    const who = await enterByLink(801);
    const changed = await checkedRoster(portal, hr, rosterOf(lineWith(801, '19900008801')));
    expect(changed).toMatchObject({ changedRows: 1, keptRows: 1, badRows: 0 });
    const { rows } = dataOf(
      await portal.call('HrRosterErrors', { rosterId: changed.rosterId, pageSize: 10 }, { session: hr }),
    );
    expect(rows).toMatchObject([{ field: 'phone', value: '19900008801', message: rowText.phoneKept }]);
    await importRoster(portal, hr, rosterOf(lineWith(801, '19900008801')));
    expect(await ownPhone(who)).toBe(firstPhone(801));
    expect(await personOf(who)).toMatchObject({ companyPhone: '199****8801', companyEmail: '' });
    // handed in again it says nothing new; the person's own number there ends the difference
    expect(await checkedRoster(portal, hr, rosterOf(lineWith(801, '19900008801')))).toMatchObject({ sameRows: 1 });
    await importRoster(portal, hr, rosterOf(staffLine(801)));
    expect(await personOf(who)).toMatchObject({ companyPhone: '' });
  });

  // proves: every way in makes phone and e-mail the owner’s
  it('the number on the company’s record neither resets a password nor names the account', async () => {
    await importRoster(portal, hr, rosterOf(staffLine(802)));
    await enterByLink(802);
    await importRoster(portal, hr, rosterOf(lineWith(802, '19900008802')));
    dataOf(await askReset('19900008802'));
    expect(await sentTo('19900008802')).toEqual([]);
    const link = linkAt(portal.clock.now(), { company: 'demo', user_id: '19900008802' }, key);
    expect(faultOf(await portal.call('EnterByLink', link, { headers: fromElsewhere() }))).toBe('ssoNoAccount');
    dataOf(await askReset(firstPhone(802)));
    expect(await sentTo(firstPhone(802))).toHaveLength(1);
  });

  it('they may take it over themselves, by the code sent to it; the old number is told', async () => {
    await importRoster(portal, hr, rosterOf(staffLine(803)));
    const who = await enterByLink(803);
    await importRoster(portal, hr, rosterOf(lineWith(803, '19900008803')));
    const ask = (wish: object) => portal.call('AskPhoneCode', { ...self(who), ...wish }, { session: who });
    expect(faultOf(await ask({}))).toBe('phoneBad');
    expect(dataOf(await ask({ companys: true })).phone).toBe('199****8803');
    const code = await codeTo('19900008803');
    expect(await ownPhone(who)).toBe(firstPhone(803));
    dataOf(await portal.call('ConfirmPhone', { ...self(who), code }, { session: who }));
    expect(await ownPhone(who)).toBe('19900008803');
    expect(await personOf(who)).toMatchObject({ companyPhone: '', phoneVerified: true });
    expect(await sentTo(firstPhone(803))).toEqual([expect.stringContaining('您账号的手机号已改为199****8803')]);
    portal.clock.advance(2 * MINUTE);
    expect(faultOf(await ask({ companys: true })), 'there is none any more').toBe('phoneBad');
  });

  it('no relative’s screen and no colleague sees what the company has on record', async () => {
    await importRoster(portal, hr, rosterOf(staffLine(804)));
    const who = await enterByLink(804);
    await importRoster(portal, hr, rosterOf(lineWith(804, '19900008804')));
    const parent = await portal.login('demo', 'parent', { headers: fromElsewhere() });
    const wish = { userGuid: who.user.CustomerGuid, companys: true };
    expect(faultOf(await portal.call('AskPhoneCode', wish, { session: parent }))).toBe('notYours');
    const { relations } = dataOf(await portal.call('Relation', { ...self(parent), userself: 1 }, { session: parent }));
    expect(relations.map(({ companyPhone }) => companyPhone)).toEqual(relations.map(() => ''));
  });
});

it('a person who has never entered is reached where the company says', async () => {
  await importRoster(portal, hr, rosterOf(staffLine(811)));
  const roster = await importRoster(portal, hr, rosterOf(lineWith(811, '19900008811')));
  expect(roster).toMatchObject({ changedRows: 1, keptRows: 0 });
  dataOf(await askReset(firstPhone(811)));
  expect(await sentTo(firstPhone(811))).toEqual([]);
  dataOf(await askReset('19900008811'));
  expect(await sentTo('19900008811')).toHaveLength(1);
});
