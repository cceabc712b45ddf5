import { definePersonalTable } from '../../personal-table.ts';
import { emailSealContext, phoneSealContext } from './code.ts';

export const ownPhoneChange = definePersonalTable({
  name: 'phone-change',
  title: { zh: '待验证的新手机号', en: 'New phone not yet confirmed' },
  rows: { table: 'phone_change', person: 'person_guid', orderBy: 'expires_at' },
  fields: {
    phone: {
      ...{ zh: '手机号', en: 'Phone' },
      of: ({ person_guid, phone }, { key }) => key.unseal(phoneSealContext(person_guid), phone),
    },
    until: { zh: '有效期至', en: 'Good until', of: 'expires_at' },
  },
  erase: 'delete',
});

export const ownEmailChange = definePersonalTable({
  name: 'email-change',
  title: { zh: '待验证的新邮箱', en: 'New e-mail not yet confirmed' },
  rows: { table: 'email_change', person: 'person_guid', orderBy: 'expires_at' },
  fields: {
    email: {
      ...{ zh: '邮箱', en: 'E-mail' },
      of: ({ person_guid, email }, { key }) => key.unseal(emailSealContext(person_guid), email),
    },
    until: { zh: '有效期至', en: 'Good until', of: 'expires_at' },
  },
  erase: 'delete',
});
