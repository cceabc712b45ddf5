import { help, URL_AND_LABEL, type Help } from './help.ts';

/** Header, home page, menus and what stands around them. */
export const homeHelp: Record<string, Help> = {
  'header.hotline': help(
    ['显示客服热线', 'Hotline shown'],
    ['页头、登录页和提示中显示热线号码', 'In the header, on the login page and in refusals'],
  ),
  'header.hotlineHours': help(['热线服务时间', 'Hotline hours'], ['显示在热线号码旁', 'Shown beside the number']),
  'header.backToPartner': help(
    ['返回合作方', 'Back to the partner'],
    ['以返回合作方门户的链接代替用户菜单', 'A link back to the partner’s portal instead of the user menu'],
    {},
    { ...URL_AND_LABEL, relogon: ['自动登录合作方', 'Signed in at the partner’s'] },
  ),
  'header.exit': help(
    ['显示退出登录', 'Sign-out shown'],
    ['关闭后页头与账户中心没有退出入口', 'Off: neither header nor account centre offers it'],
  ),
  'home.mobileColumns': help(
    ['移动端菜单列数', 'Menu columns on a phone'],
    ['首页菜单在手机上每行的个数', 'How many entries of the home menu stand in a row'],
  ),
  'home.multiLanguage': help(['中英文切换', 'Both languages'], ['关闭后只有中文', 'Off: Chinese only']),
  'home.survey': help(
    ['问卷链接', 'Survey link'],
    ['首页显示一个指向外部问卷的区块', 'A block on the home page that leads to a survey elsewhere'],
    {},
    { title: ['标题', 'Title'], text: ['说明', 'Text'], url: ['链接地址', 'Address'] },
  ),
  'home.sendEmployeeType': help(
    ['按员工类型取首页', 'Home by employee type'],
    ['读取首页时带上员工类型', 'The employee type goes along when the home page is asked for'],
  ),
  surveyGate: help(
    ['问卷优先', 'Survey first'],
    ['未交问卷的员工先填写，再使用其他功能', 'Until the survey is submitted nothing else is open'],
  ),
  handbooks: help(
    ['员工手册', 'Handbooks'],
    ['按员工类型显示的说明，可下载 PDF', 'What employees of some types are told; a PDF is made of it'],
    { 0: ['0 仅报销', '0 reimbursed only'], 1: ['1 类', 'Type 1'], 2: ['2 类', 'Type 2'], 3: ['3 类', 'Type 3'] },
    { employeeTypes: ['员工类型', 'Employee types'], title: ['标题', 'Title'], text: ['正文', 'Text'] },
  ),
  menuRules: help(
    ['菜单隐藏规则', 'Menu rules'],
    [
      '对某些员工类别隐藏某个菜单项，指定供应商的员工除外',
      'Hides an entry from some employee classes, unless they are of one vendor',
    ],
    {},
    {
      hideItem: ['菜单项编号', 'Entry number'],
      forClasses: ['员工类别', 'Employee classes'],
      unlessVendor: ['例外的供应商编号', 'Vendor exempt'],
    },
  ),
};
