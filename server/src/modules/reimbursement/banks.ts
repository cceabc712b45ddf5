interface Bank {
  name: string;
  /** Other names people type. */
  also: readonly string[];
}

/** Banks private accounts in China are held with; where one has an English name, people type that too. */
export const BANKS: readonly Bank[] = [
  { name: '中国工商银行', also: ['工行', '工商', 'ICBC', 'gsyh'] },
  { name: '中国农业银行', also: ['农行', '农业', 'ABC', 'nyyh'] },
  { name: '中国银行', also: ['中行', 'BOC', 'Bank of China', 'zgyh'] },
  { name: '中国建设银行', also: ['建行', '建设', 'CCB', 'jsyh'] },
  { name: '交通银行', also: ['交行', 'BOCOM', 'jtyh'] },
  { name: '中国邮政储蓄银行', also: ['邮储', '邮政', 'PSBC', 'yzcx'] },
  { name: '招商银行', also: ['招行', 'CMB', 'China Merchants Bank', 'zsyh'] },
  { name: '中信银行', also: ['中信', 'CITIC', 'zxyh'] },
  { name: '中国光大银行', also: ['光大', 'CEB', 'gdyh'] },
  { name: '华夏银行', also: ['华夏', 'HXB', 'hxyh'] },
  { name: '中国民生银行', also: ['民生', 'CMBC', 'msyh'] },
  { name: '广发银行', also: ['广发', 'CGB', 'gfyh'] },
  { name: '平安银行', also: ['平安', 'PAB', 'payh'] },
  { name: '兴业银行', also: ['兴业', 'CIB', 'xyyh'] },
  { name: '上海浦东发展银行', also: ['浦发', 'SPDB', 'pfyh'] },
  { name: '浙商银行', also: ['浙商', 'CZB', 'zsyh'] },
  { name: '渤海银行', also: ['渤海', 'CBHB', 'bhyh'] },
  { name: '恒丰银行', also: ['恒丰', 'HFB', 'hfyh'] },
  { name: '北京银行', also: ['BOB', 'bjyh'] },
  { name: '上海银行', also: ['BOS', 'shyh'] },
  { name: '江苏银行', also: ['JSB', 'jsyh'] },
  { name: '南京银行', also: ['NJCB', 'njyh'] },
  { name: '宁波银行', also: ['NBCB', 'nbyh'] },
  { name: '杭州银行', also: ['HZB', 'hzyh'] },
  { name: '徽商银行', also: ['徽商', 'HSB', 'hsyh'] },
  { name: '成都银行', also: ['BOCD', 'cdyh'] },
  { name: '重庆银行', also: ['CQB', 'cqyh'] },
  { name: '西安银行', also: ['XAB', 'xayh'] },
  { name: '长沙银行', also: ['CSB', 'csyh'] },
  { name: '贵阳银行', also: ['GYB', 'gyyh'] },
  { name: '新疆银行', also: ['XJB', 'xjyh'] },
  { name: '富滇银行', also: ['FDB', 'fdyh'] },
  { name: '上海农商银行', also: ['上海农商', 'SRCB', 'shns'] },
  { name: '北京农商银行', also: ['北京农商', 'BRCB', 'bjns'] },
  { name: '广州农商银行', also: ['广州农商', 'GRCB', 'gzns'] },
  { name: '重庆农村商业银行', also: ['重庆农商', 'CQRCB', 'cqns'] },
  { name: '农村信用社', also: ['信用社', 'RCC', 'xys'] },
];

/** Towns whose name, typed behind a bank's, makes a branch to begin with. */
export const BRANCH_TOWNS: readonly string[] = [
  ...['北京', '天津', '上海', '南京', '苏州', '杭州', '宁波', '武汉', '广州', '深圳', '重庆', '成都', '西安', '长沙'],
  ...['郑州', '济南', '青岛', '合肥', '福州', '厦门', '南昌', '昆明', '大理', '丽江', '贵阳', '南宁', '海口', '兰州'],
  ...['西宁', '银川', '乌鲁木齐', '阿勒泰', '伊犁', '喀什', '哈尔滨', '长春', '沈阳', '大连', '石家庄', '太原', '拉萨'],
];
