import type { Language } from '#contract/language';
import { inLanguage, type Bilingual } from '#contract/language';

/** The first that fits is it: many browsers call themselves by the names of others too. */
const SYSTEMS: [name: string, sign: RegExp, words: Bilingual][] = [
  ['harmony', /HarmonyOS|OpenHarmony/, { zh: '鸿蒙设备', en: 'HarmonyOS' }],
  ['ipad', /iPad/, { zh: 'iPad', en: 'iPad' }],
  ['iphone', /iPhone/, { zh: 'iPhone', en: 'iPhone' }],
  ['android', /Android/, { zh: '安卓设备', en: 'Android' }],
  ['windows', /Windows/, { zh: 'Windows 电脑', en: 'Windows' }],
  ['mac', /Macintosh|Mac OS X/, { zh: 'Mac 电脑', en: 'Mac' }],
  ['linux', /Linux|X11|CrOS/, { zh: 'Linux 电脑', en: 'Linux' }],
];
const BROWSERS: typeof SYSTEMS = [
  ['wechat', /MicroMessenger/, { zh: '微信', en: 'WeChat' }],
  ['edge', /Edg(e|A|iOS)?\//, { zh: 'Edge', en: 'Edge' }],
  ['firefox', /Firefox\/|FxiOS\//, { zh: 'Firefox', en: 'Firefox' }],
  ['chrome', /Chrome\/|CriOS\//, { zh: 'Chrome', en: 'Chrome' }],
  ['safari', /Safari\//, { zh: 'Safari', en: 'Safari' }],
];
const UNKNOWN = { zh: '未知设备', en: 'Unknown device' };
/** As long as the longest real ones; the rest is not looked at. */
const LONGEST = 400;

/**
 * A browser and its system by name, such as `chrome/windows`: all that is kept of a user agent, so that people cannot
 * be told apart by it.
 */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, LONGEST);
  const first = (list: typeof SYSTEMS) => list.find(([, sign]) => sign.test(text))?.[0] ?? '';
  return [first(BROWSERS), first(SYSTEMS)].join('/');
}

/** The same in words. */
export function deviceText(device: string, language: Language): string {
  const [browser, system] = device.split('/');
  const words = (list: typeof SYSTEMS, name: string | undefined) => {
    const known = list.find(([each]) => each === name)?.[2];
    return known && inLanguage(known, language);
  };
  const [program, machine] = [words(BROWSERS, browser), words(SYSTEMS, system)];
  if (!program || !machine) return program ?? machine ?? inLanguage(UNKNOWN, language);
  return language === 'en-us' ? `${program} on ${machine}` : `${machine} · ${program}`;
}
