import type { people as contract } from '#contract/calls/people';
import type { personal } from '#contract/calls/personal';
import { transact } from '../../db/transact.ts';
import type { Handlers } from '../../http/handlers.ts';
import { recordByAccount } from '../audit/index.ts';
import { assertPasswordConfirmed, forgetSessions } from '../identity/index.ts';
import { presentAddress, presentPerson } from './present.ts';
import { unsealed } from './sealed-columns.ts';
import { completePerson } from './complete-person.ts';
import { MOST_ADDRESSES } from './limits.ts';
import { addressRows, forOneOrderRows, cityRows, personRow, relativeRows } from './queries.ts';
import { removeRelative } from './relatives/remove-relative.ts';
import { deleteAddress, saveAddress } from './addresses/save-address.ts';

/** Calls that may change a relative's number are answered by modules/contact, which tells the old one. */
export const peopleCalls: Handlers<
  Omit<typeof contract & Omit<typeof personal, 'RelativePlans'>, 'SavePersonalInfo' | 'SaveRelative'>
> = {
  Relation: (ctx, { userself }) =>
    transact(ctx, async (ctx) => {
      const withSelf = ['1', 1, true, 'true'].includes(userself as string);
      const self = withSelf
        ? [await presentPerson(ctx, await personRow(ctx, ctx.session.personGuid), 'self', true)]
        : [];
      const relatives = [];
      for (const row of await relativeRows(ctx)) relatives.push(await presentPerson(ctx, row, row.kind, false));
      return { relations: [...self, ...relatives], mayAdd: ctx.company.config.account.addRelatives };
    }),
  RevealPerson: (ctx, { customerGuid }) =>
    transact(ctx, async (ctx) => {
      // guard: password again before a reveal
      await assertPasswordConfirmed(ctx);
      const row = await personRow(ctx, customerGuid);
      const key = await ctx.portal.keyring.companyKey(ctx);
      const whole = { idNumber: unsealed(key, row, 'id_number'), phone: unsealed(key, row, 'phone') };
      const subject = { kind: 'person' as const, id: customerGuid.toLowerCase() };
      // guard: reveal in the audit
      await recordByAccount(ctx, ctx.session.accountId, { action: 'person.reveal', subject, personGuid: customerGuid });
      return whole;
    }),
  OtherPostAddress: (ctx) =>
    transact(ctx, async (ctx) => {
      const key = await ctx.portal.keyring.companyKey(ctx);
      const rows = [...(await addressRows(ctx)), ...(await forOneOrderRows(ctx))];
      return { addresses: rows.map((row) => presentAddress(key, row)) };
    }),
  SavePostAddress: saveAddress,
  CityList: (ctx) =>
    transact(ctx, async (ctx) => ({
      cities: (await cityRows(ctx)).map((row) => ({ id: row.city_id, name: { zh: row.name, en: row.name_eng } })),
    })),
  CompletePersonalInfo: completePerson,
  RemoveRelative: async (ctx, { customerGuid }) => {
    const done = await removeRelative(ctx, customerGuid);
    forgetSessions(ctx.portal); // the session knows its relatives
    return done;
  },
  MyAddresses: (ctx) =>
    transact(ctx, async (ctx) => {
      const key = await ctx.portal.keyring.companyKey(ctx);
      return { addresses: (await addressRows(ctx)).map((row) => presentAddress(key, row)), most: MOST_ADDRESSES };
    }),
  DeletePostAddress: (ctx, { id }) => deleteAddress(ctx, id),
};
