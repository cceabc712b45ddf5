import { loadSources } from '../../content/load.ts';
import { EXTRA, type ExtraName } from './extra-ids.ts';
import { both, type DemoSuggestion, type Pair } from './types.ts';

type Flag = DemoSuggestion['flag'];

const SOURCES = loadSources();

function suggest(topic: Pair, flag: Flag, indicators: string[], extras: ExtraName[], name: string): DemoSuggestion[] {
  const source = SOURCES[name];
  if (!source) throw new Error(`The encyclopedia has no source ${name}`);
  return indicators.flatMap((indicator) =>
    extras.map((extra) => ({ indicator, flag, extra: EXTRA[extra], topic: both(topic), source })),
  );
}

const THYROID = ['TSH', 'FT3', 'FT4'];

/**
 * The next examinations by guidelines. Tumour markers are left out on purpose: one that is too high is for a doctor,
 * and more markers would not explain it.
 */
export const SUGGESTIONS: DemoSuggestion[] = [
  ...suggest('血脂|Blood lipids', 'high', ['LDL-C', 'TC'], ['carotid'], 'lipids'),
  ...suggest('血压|Blood pressure', 'high', ['SBP', 'DBP'], ['arteries', 'fundus'], 'pressure'),
  ...suggest('血糖|Blood glucose', 'high', ['GLU'], ['hba1c'], 'diabetes'),
  ...suggest('糖化血红蛋白|Glycated haemoglobin', 'high', ['HBA1C'], ['fundus'], 'diabetes'),
  ...suggest('尿糖|Urine glucose', 'abnormal', ['U-GLU'], ['hba1c'], 'diabetes'),
  ...suggest('体重指数|Body mass index', 'high', ['BMI'], ['hba1c'], 'diabetes'),
  ...suggest('甲状腺功能|Thyroid function', 'high', THYROID, ['thyroid5'], 'hyperthyroid'),
  ...suggest('甲状腺功能|Thyroid function', 'low', THYROID, ['thyroid5'], 'hypothyroid'),
  ...suggest('甲状腺超声|Thyroid ultrasound', 'abnormal', ['US-THY'], ['thyroid3'], 'thyroidNodule'),
  ...suggest('心电图|ECG', 'abnormal', ['ECG'], ['holter'], 'diagnostics'),
  ...suggest('胸部 X 线|Chest X-ray', 'abnormal', ['CXR'], ['chestCt'], 'diagnostics'),
];
