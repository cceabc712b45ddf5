/** Single sign-on, by the names the audit has for it. */
export const signOnActions = {
  zh: {
    'signOn.save': '修改单点登录设置',
    'signOn.saveSecret': '修改单点登录设置与密钥',
    'linkKey.add': '新建链接签名密钥',
    'linkKey.retire': '停用链接签名密钥',
    'account.made': '经单点登录自动开通账号',
    'sso.logout': '企业身份服务通知退出',
    'link.refused': '签名链接被拒',
    'sso.refused': '单点登录答复未通过校验',
  },
  en: {
    'signOn.save': 'Sign-on settings changed',
    'signOn.saveSecret': 'Sign-on settings and secret changed',
    'linkKey.add': 'Link signing key made',
    'linkKey.retire': 'Link signing key retired',
    'account.made': 'Account opened by single sign-on',
    'sso.logout': 'Signed out by the identity service',
    'link.refused': 'Signed link refused',
    'sso.refused': 'Answer of an identity service refused',
  },
};
