import type { Language } from '#contract/language';
import { LanguageSwitch, type LanguageItem } from '../../ui/form/LanguageSwitch.tsx';
import { switchLocale, useCanSwitchLanguage, useLocale, useText } from '../../platform/locale.ts';
import { appText } from '../../platform/text.ts';

const LANGUAGES: readonly LanguageItem<Language>[] = [
  { value: 'zh-cn', label: '中文', lang: 'zh-CN' },
  { value: 'en-us', label: 'EN', name: 'English', lang: 'en' },
];

/** Nothing for a company that has one language. */
export function LanguageControl({ onTop }: { onTop?: boolean }) {
  const words = useText(appText);
  const value = useLocale();
  if (!useCanSwitchLanguage()) return null;
  return (
    <LanguageSwitch label={words.language} items={LANGUAGES} value={value} onChange={switchLocale} onTop={onTop} />
  );
}
