import { help, URL_AND_LABEL, type Help } from './help.ts';

/** Ways in and out. */
export const loginHelp: Record<string, Help> = {
  'login.variant': help(['登录页样式', 'Login screen'], ['员工看到的登录页', 'Which login screen people see'], {
    standard: ['标准', 'Standard'],
    family: ['客户家族', 'Family'],
    partner: ['合作方', 'Partner'],
    hospitality: ['酒店', 'Hospitality'],
  }),
  'login.ownPage': help(
    ['专属登录页', 'Own login page'],
    ['开通 /login/企业代码', 'Opens /login/ and the company’s code'],
  ),
  'login.sso': help(
    ['单点登录', 'Single sign-on'],
    [
      '可用企业自己的账号系统登录，参数在「单点登录」页设置',
      'The company’s own accounts are one of the ways in; see its sign-on page',
    ],
  ),
  'login.ssoOnly': help(['仅限单点登录', 'Single sign-on only'], ['关闭账号密码登录', 'No other way in']),
  'login.links': help(
    ['登录链接', 'Sign-in links'],
    ['企业门户签名的链接可直接登录', 'Links signed by the company let people in'],
  ),
  'login.wechat': help(['微信登录', 'WeChat login'], ['微信内可直接登录', 'People may sign in within WeChat']),
  'login.redirectTo': help(
    ['登录页转至', 'Login leads to'],
    ['本企业的登录页转到此企业代码的登录页', 'The code of the company whose login page is used'],
  ),
  'login.familyPage': help(
    ['家族入口', 'Family’s first page'],
    ['未登录的员工从此企业代码的登录页开始', 'People without a session begin on this company’s page'],
  ),
  'login.accountPage': help(
    ['外部登录地址', 'Account page elsewhere'],
    ['未登录的员工转到此 https 地址', 'People without a session are led to this https address'],
  ),
  'login.forgot': help(['忘记密码', 'Forgotten password'], ['忘记密码时打开的页面', 'Which page it leads to'], {
    standard: ['标准页', 'Standard page'],
    family: ['家族页', 'Family’s page'],
    off: ['不提供', 'None'],
  }),
  'login.look': help(
    ['登录页文案', 'Login words'],
    ['登录页左侧的标语与图片', 'Headline and picture beside the form'],
    {},
    { headline: ['标语', 'Headline'], text: ['说明', 'Text'], art: ['图片地址', 'Picture address'] },
  ),
  'login.portal': help(
    ['企业门户', 'Company’s portal'],
    ['只能单点登录的员工由此进入', 'Where people with single sign-on only begin'],
    {},
    URL_AND_LABEL,
  ),
  'login.campaign': help(
    ['活动时间', 'Campaign'],
    ['开放登录与活动进行的日期，首尾日均含', 'When the login is open and the campaign runs; both ends included'],
    {},
    {
      name: ['服务名称', 'Service'],
      openFrom: ['开放起', 'Opens on'],
      openTo: ['开放止', 'Closes on'],
      runFrom: ['活动起', 'Begins on'],
      runTo: ['活动止', 'Ends on'],
      laterClasses: ['较晚开放的员工类别', 'Classes that begin later'],
      laterFrom: ['这些类别开放起', 'They begin on'],
    },
  ),
  afterLogout: help(
    ['退出后', 'After signing out'],
    ['退出登录后到哪里', 'Where people go'],
    {
      login: ['登录页', 'Login page'],
      external: ['外部地址', 'An address elsewhere'],
      redirectBack: ['进入前的地址', 'Where they were before'],
      relogon: ['合作方', 'The partner’s'],
    },
    { to: ['到', 'To'], url: ['外部地址', 'Address'] },
  ),
  afterPasswordChange: help(['改密后', 'After a new password'], ['修改密码后到哪里', 'Where people go'], {
    login: ['重新登录', 'Sign in again'],
    home: ['首页', 'Home'],
  }),
  privacyText: help(['隐私政策', 'Privacy policy'], ['员工同意的隐私政策版本', 'Which policy people agree to'], {
    standard: ['标准', 'Standard'],
    family: ['家族', 'Family'],
  }),
  outsideHosts: help(
    ['允许跳转的外部域名', 'Hosts outside'],
    ['员工只会被带到这些域名，每行一个', 'People are led to these hosts only, one per line'],
  ),
  partner: help(
    ['合作方站点', 'Partner’s site'],
    ['自动登录合作方时的回调地址与约定字段', 'Where people are signed in at the partner’s, and what is sent along'],
    {},
    {
      callbackUrl: ['回调地址', 'Callback address'],
      pages: ['可打开的页面，每行一个', 'Pages, one per line'],
      field1: ['约定字段 1', 'Field 1'],
      field2: ['约定字段 2', 'Field 2'],
      field3: ['约定字段 3', 'Field 3'],
    },
  ),
};
