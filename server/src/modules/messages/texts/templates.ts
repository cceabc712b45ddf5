import { accountTemplates } from './account-texts.ts';
import { claimTemplates } from './claim-texts.ts';
import { examTemplates } from './exam-texts.ts';
import { giftTemplates } from './gift-texts.ts';
import { hrTemplates } from './hr-texts.ts';
import { mallTemplates } from './mall-texts.ts';
import { reportTemplates } from './report-texts.ts';
import type { Parameters, Template } from './template.ts';

/** Every message there is. A key stands in rows that wait: it is never given to other words. */
export const TEMPLATES = {
  ...examTemplates,
  ...accountTemplates,
  ...reportTemplates,
  ...claimTemplates,
  ...giftTemplates,
  ...mallTemplates,
  ...hrTemplates,
};
type Templates = typeof TEMPLATES;

export type TemplateKey = keyof Templates;
/** Those that have a subject. */
export type MailKey = { [K in TemplateKey]: Templates[K] extends { subject: object } ? K : never }[TemplateKey];
export type ParametersOf<K extends TemplateKey> = Parameters<Templates[K]['parameters'][number]>;

/** A template with values of its own for all it names. */
export type Filled = {
  [K in TemplateKey]: { kind: K; parameters: ParametersOf<K>; channel?: K extends MailKey ? 'sms' | 'email' : 'sms' };
}[TemplateKey];

const byKey = new Map<string, Template>(Object.entries(TEMPLATES));

/** The template of a row, which another version may have written. */
export const templateOf = (key: string): Template | undefined => byKey.get(key);

/** The values a template names, in its order and no others; one that is missing is empty. */
export const namedBy = ({ parameters }: Template, given: Partial<Parameters>): Parameters =>
  Object.fromEntries(parameters.map((name) => [name, given[name] ?? '']));
