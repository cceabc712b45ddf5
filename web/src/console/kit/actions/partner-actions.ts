/** News for a company's partner, by the names the audit has for it. */
export const partnerActions = {
  zh: { 'partner.relogon': '员工前往合作平台（自动登录）', 'partner.key': '更换合作平台密钥' },
  en: {
    'partner.relogon': 'Employee was signed in at the partner site',
    'partner.key': 'New key for the partner site',
  },
};
