import { plusDays, yearOf } from '../days.ts';
import { menus } from '../menus.ts';
import { staffOf } from '../people.ts';
import { colours, picturesOf } from '../pictures.ts';
import type { DemoCompany } from '../types.ts';

/** People come from a partner's portal and go back to it: a link instead of the user menu, no exit. */
export const mercer = (today: string): DemoCompany => {
  const brand = '#7a4fd0';
  const pictures = picturesOf(brand);
  const { employee, hr } = staffOf(211, 'mercer');
  return {
    companyId: 211,
    code: 'mercer',
    name: '美澜健康',
    nameEng: 'Meilan Health',
    hotline: '400-012-3211',
    logo: pictures.logo('mercer'),
    colors: colours(brand, '#7a4fd0', '#4d2f8f', '#f6f2ff'),
    config: {
      outsideHosts: ['portal.meilan.example'],
      partner: {
        callbackUrl: 'https://portal.meilan.example/relogon',
        ...{ pages: ['home', 'benefits'], field1: 'meilan-health', field2: 'checkup' },
      },
      afterLogout: { to: 'relogon' },
      header: {
        hotline: false,
        exit: false,
        backToPartner: {
          url: 'https://portal.meilan.example/home',
          label: { zh: '返回美澜福利平台', en: 'Back to Meilan Benefits' },
          relogon: true,
        },
      },
      account: { addRelatives: false, customerService: false, changePassword: false },
      login: {
        variant: 'partner',
        ownPage: true,
        wechat: false,
        // passwords are kept where people's benefits are
        forgot: 'off',
        look: {
          headline: { zh: '一把伞，护您和家人', en: 'One umbrella for you and yours' },
          text: { zh: '美澜福利与健康权益，同一个账号', en: 'Meilan benefits and health, one account' },
          art: pictures.login('umbrella'),
        },
      },
      bookingWindows: [{ from: plusDays(today, -20), to: plusDays(today, 160) }],
    },
    menus: menus(211, {
      exam: ['bookSelf', 'bookFamily', 'bookings', 'reports'],
      health: ['doctor', 'risk', 'news', 'hr'],
      other: ['faq', 'centres', 'privacy'],
    }),
    banners: pictures.slide(
      'checkup',
      '/web/personal',
      { title: '您的体检权益\n已从福利平台同步', text: '无需重复登记，确认信息即可预约', button: '立即预约' },
      {
        title: 'Your check-up\nbenefit is ready',
        text: 'Nothing to register again: confirm and book',
        button: 'Book now',
      },
    ),
    campaigns: [
      pictures.campaign(
        'vaccine',
        '/web/news',
        { title: '接种日历', text: '成人推荐疫苗一览', button: '查看' },
        { title: 'Vaccine calendar', text: 'Recommended for adults', button: 'View' },
      ),
    ],
    notices: [],
    people: [
      employee(1, {
        guid: '2c8a1487-6d4b-4064-8fa6-b1d2b890ec52',
        login: 'emp',
        name: '纪遥',
        gender: 'female',
        birthDate: '1990-07-07',
        city: 'beijing',
        employeeNo: 'ML1182',
        department: '精算部',
      }),
      hr(2, {
        guid: '5905125d-306e-4a5c-89d3-73c43f831be0',
        name: '祝青岚',
        gender: 'female',
        birthDate: '1985-05-15',
        city: 'beijing',
        employeeNo: 'ML1001',
        roleKey: 'hr-meilan-0e49bb',
      }),
    ],
  };
};

/** The one code with a redirect, a hidden exit, a traffic field and its own precaution text. */
export const amazon = (today: string): DemoCompany => {
  const brand = '#f58220';
  const pictures = picturesOf(brand);
  const { employee, hr } = staffOf(212, 'amazon');
  return {
    companyId: 212,
    code: 'amazon',
    name: '亚川电商',
    nameEng: 'Yachuan Commerce',
    hotline: '400-012-3212',
    logo: pictures.logo('amazon'),
    colors: colours(brand, '#c25e00', '#7a3c00', '#1f2a37'),
    config: {
      outsideHosts: ['atoz.yachuan.example'],
      header: { exit: false },
      account: { changePassword: false },
      afterLogout: { to: 'redirectBack' },
      home: { mobileColumns: 4 },
      booking: {
        trafficWays: [
          { id: 1, name: { zh: '公司班车', en: 'Company shuttle' } },
          { id: 2, name: { zh: '公共交通', en: 'Public transport' } },
          { id: 3, name: { zh: '自驾', en: 'Own car' } },
          { id: 4, name: { zh: '打车或其他', en: 'Taxi or other' } },
        ],
        precaution: 'partner',
        holdMinutes: 20,
      },
      login: {
        variant: 'partner',
        ownPage: true,
        wechat: false,
        look: {
          headline: { zh: '把健康，准时送到', en: 'Health, delivered on time' },
          text: { zh: '仓配、客服、研发，人人一份健康计划', en: 'A health plan for everyone, warehouse to tech' },
          art: pictures.login('parcels'),
        },
      },
    },
    menus: menus(212, {
      exam: ['bookSelf', 'bookFamily', 'bookings', 'reports', 'uploadReport', 'reimbursement'],
      health: ['healthMall', 'doctor', 'encyclopedia', 'news', 'feedback', 'hr'],
      other: ['call', 'faq', 'invoices', 'privacy'],
    }),
    banners: [
      ...pictures.slide(
        'checkup',
        '/web/personal',
        {
          title: `${yearOf(today)} 健康计划\n现已开启`,
          text: '仓配、客服、研发同享，班车接送可选',
          button: '立即预约',
        },
        {
          title: `${yearOf(today)} health plan\nhas started`,
          text: 'For warehouse, service and tech, shuttle included',
          button: 'Book now',
        },
      ),
      ...pictures.slide(
        'family',
        '/web/relative',
        { title: '家人健康\n也在配送范围', text: '家属同享协议价，在线代约', button: '家属预约' },
        {
          title: 'Family health\ndelivered too',
          text: 'The same prices for your relatives',
          button: 'Book for family',
        },
      ),
    ],
    campaigns: [
      pictures.campaign(
        'nutrition',
        '/web/news',
        { title: '夜班能量站', text: '轻食搭配与补水指南', button: '阅读文章' },
        { title: 'Night shift fuel', text: 'Light meals and how much to drink', button: 'Read more' },
      ),
      pictures.campaign(
        'gene',
        '/web/mall?category=gene',
        { title: '基因检测 8 折', text: '员工专享，居家采样', button: '去看看' },
        { title: '20% off gene tests', text: 'For staff, sampled at home', button: 'Have a look' },
      ),
    ],
    notices: [
      {
        tone: 'info',
        title: '健康计划提示',
        titleEng: 'Health plan',
        text: '您的健康计划每年含一次体检，请在预约时选择到检的交通方式。',
        textEng: 'Your plan covers one check-up a year. Choose how you will travel to the centre when you book.',
        url: '/web/faq',
      },
    ],
    people: [
      employee(1, {
        guid: '00ea3806-cad5-4739-b454-aa078a2a3119',
        login: 'emp',
        name: '庄亦凡',
        gender: 'male',
        birthDate: '1994-12-18',
        city: 'tianjin',
        employeeNo: 'YC40721',
        department: '仓储运营部',
      }),
      hr(2, {
        guid: 'cfefc081-0af7-4443-95de-d817e0ec39e5',
        name: '喻晴川',
        gender: 'female',
        birthDate: '1987-03-28',
        city: 'shenzhen',
        employeeNo: 'YC40006',
        roleKey: 'hr-yachuan-5af13d',
      }),
    ],
  };
};
