/** The acts of people who forgot their password, by the names the audit has for them. */
export const passwordActions = {
  zh: { 'password.reset': '员工凭短信验证码重置密码' },
  en: { 'password.reset': 'Employee reset the password by a text message' },
};
