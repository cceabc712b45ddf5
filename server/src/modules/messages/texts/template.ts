import type { Bilingual, Language } from '#contract/language';

export type Parameters<Name extends string = string> = Readonly<Record<Name, string>>;

/** The same words in both languages; one without the other does not compile. */
export interface Words<Name extends string> {
  zh(parameters: Parameters<Name>): string;
  en(parameters: Parameters<Name>): string;
}

/** The words of a message over values put in by name. */
export interface Template<Name extends string = string> {
  /** In the order in which a carrier's own template numbers them. An empty value stands for an absent one. */
  parameters: readonly Name[];
  text: Words<Name>;
  /** Only a message with a subject can go by e-mail. */
  subject?: Words<Name>;
  /** Values for the reader's eyes alone: an operator and a copy of the data see stars. */
  secret?: readonly Name[];
  /** A value that may be long: in a short message it is cut at this mark, or left out where there is none. */
  shortened?: { name: Name; mark?: Bilingual };
}

type Texts<Name extends string> = Omit<Template<Name>, 'parameters'>;
export type MailTemplate<Name extends string = string> = Template<Name> & { subject: Words<Name> };

export const template = <const Name extends string>(
  parameters: readonly Name[],
  texts: Texts<NoInfer<Name>>,
): Template<Name> => ({ parameters, ...texts });

export const mailTemplate = <const Name extends string>(
  parameters: readonly Name[],
  texts: Texts<NoInfer<Name>> & { subject: Words<NoInfer<Name>> },
): MailTemplate<Name> => ({ parameters, ...texts });

/** A parameter that says yes, or nothing. */
export const flag = (isSo: boolean): string => (isSo ? 'yes' : '');

export const sideOf = (lang: Language): keyof Bilingual => (lang === 'en-us' ? 'en' : 'zh');
