import { definePersonal } from '../../personal-data.ts';
import { emailSealContext, phoneSealContext } from './code.ts';

export const ownPhoneChange = definePersonal({
  name: 'phone-change',
  title: { zh: '待验证的新手机号', en: 'New phone not yet confirmed' },
  tables: ['phone_change'],
  fields: { phone: { zh: '手机号', en: 'Phone' }, until: { zh: '有效期至', en: 'Good until' } },
  collect: async (ctx, { self }) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await ctx.db
      .selectFrom('phone_change')
      .selectAll()
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', '=', self)
      .execute();
    return rows.map(({ person_guid, phone, expires_at }) => ({
      phone: key.unseal(phoneSealContext(person_guid), phone),
      until: expires_at.toISOString(),
    }));
  },
  erase: ({ db, company }, guid) =>
    db.deleteFrom('phone_change').where('company_id', '=', company.companyId).where('person_guid', '=', guid).execute(),
});

export const ownEmailChange = definePersonal({
  name: 'email-change',
  title: { zh: '待验证的新邮箱', en: 'New e-mail not yet confirmed' },
  tables: ['email_change'],
  fields: { email: { zh: '邮箱', en: 'E-mail' }, until: { zh: '有效期至', en: 'Good until' } },
  collect: async (ctx, { self }) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await ctx.db
      .selectFrom('email_change')
      .selectAll()
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', '=', self)
      .execute();
    return rows.map(({ person_guid, email, expires_at }) => ({
      email: key.unseal(emailSealContext(person_guid), email),
      until: expires_at.toISOString(),
    }));
  },
  erase: ({ db, company }, guid) =>
    db.deleteFrom('email_change').where('company_id', '=', company.companyId).where('person_guid', '=', guid).execute(),
});
