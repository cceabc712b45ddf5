import type { CompanyLookup, FirmDetails } from './port.ts';

const CITIES = ['上海', '北京', '深圳', '杭州', '成都', '武汉', '南京', '苏州'];
const NAMES = ['云帆', '星屿', '知衡', '槐山', '北辰', '晨羽', '衡岳', '皓屿', '澄怀', '曜石', '青禾', '远岫'];
const TRADES = ['网络科技', '信息技术', '医疗器械', '教育咨询', '智能制造'];

/**
 * A few hundred invented firms. Sentinels: a keyword with 无结果 finds nothing, one with 超时 fails as a
 * provider that does not answer would.
 */
export function sandboxLookup(): CompanyLookup {
  const firms = CITIES.flatMap((city, c) =>
    NAMES.flatMap((name, n) =>
      TRADES.map((trade, t) => firm(city, name, trade, (c * NAMES.length + n) * TRADES.length + t)),
    ),
  );
  return {
    byName: async (keyword, page, size) => {
      if (keyword.includes('超时')) throw Object.assign(new Error('the lookup did not answer'), { code: 'ETIMEDOUT' });
      const found = firms.filter(({ name }) => name.includes(keyword.trim()));
      return found.slice((page - 1) * size, page * size);
    },
    details: async (entId) => firms.find((firm) => firm.entId === entId),
  };
}

function firm(city: string, name: string, trade: string, no: number): FirmDetails {
  const serial = String(no).padStart(4, '0');
  return {
    entId: `ent-${serial}`,
    name: `${city}${name}${trade}有限公司`,
    // an area code no registry gives out
    taxNum: `91990000MA${serial}00XX`,
    address: `${city}市示例路 ${no + 1} 号`,
    phone: `010-5550${serial}`,
    bankName: `示例银行${city}分行营业部`,
    bankAccount: `99550000${serial}0000`,
  };
}
