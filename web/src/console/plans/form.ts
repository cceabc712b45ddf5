import type { OpsPlan, PlanFields } from '#contract/ops/plans';
import { inOrder } from '#contract/rules/product';
import { fenTyped, numbersTyped, wholeTyped, yuanTyped } from '../mall-products/amounts.ts';

export interface WindowDraft {
  from: string;
  to: string;
  only: string;
  except: string;
}
export interface SetDraft {
  /** The company's share, in yuan. */
  share: string;
  classes: string;
}
export type Places = 'all' | 'cities' | 'centers';

/** A plan as it is typed. */
export interface PlanDraft {
  zh: string;
  en: string;
  mode: PlanFields['mode'];
  windows: WindowDraft[];
  examFrom: string;
  examTo: string;
  forWhom: PlanFields['forWhom'];
  maxPeople: string;
  maxExtras: string;
  addedWay: PlanFields['addedWay'];
  uses: string;
  sortOrder: string;
  places: Places;
  cityIds: number[];
  centerIds: number[];
  /** By package, in the order they were ticked. */
  sets: Record<string, SetDraft>;
}

export const NO_WINDOW: WindowDraft = { from: '', to: '', only: '', except: '' };
export const NO_PLAN: PlanDraft = {
  ...{ zh: '', en: '', mode: 1, windows: [NO_WINDOW], examFrom: '', examTo: '', forWhom: ['self'] },
  ...{
    maxPeople: '1',
    maxExtras: '5',
    addedWay: 1,
    uses: '1',
    sortOrder: '0',
    places: 'all',
    cityIds: [],
    centerIds: [],
    sets: {},
  },
};

const joined = (numbers: readonly number[] | null | undefined): string => numbers?.join(', ') ?? '';

export const draftOf = (plan: OpsPlan): PlanDraft => ({
  ...{ zh: plan.name.zh, en: plan.name.en, mode: plan.mode, forWhom: plan.forWhom },
  windows: plan.windows.map(({ from, to, onlyClasses, exceptClasses }) => ({
    ...{ from, to: to ?? '', only: joined(onlyClasses), except: joined(exceptClasses) },
  })),
  examFrom: plan.examFrom ?? '',
  examTo: plan.examTo ?? '',
  maxPeople: String(plan.maxPeople),
  maxExtras: String(plan.maxExtras),
  addedWay: plan.addedWay,
  uses: String(plan.uses),
  sortOrder: String(plan.sortOrder),
  places: plan.centerIds ? 'centers' : plan.cityIds ? 'cities' : 'all',
  cityIds: plan.cityIds ?? [],
  centerIds: plan.centerIds ?? [],
  sets: Object.fromEntries(
    plan.sets.map(({ setId, companyFen, classes }) => [
      String(setId),
      { share: yuanTyped(companyFen), classes: joined(classes) },
    ]),
  ),
});

/** The same day a year on; the 29th of February becomes the 28th. */
const yearOn = (day: string): string => {
  if (day === '') return '';
  const year = Number(day.slice(0, 4)) + 1;
  return `${year}${day.slice(4)}`.replace(/-02-29$/, '-02-28');
};
/** Years a name speaks of move with it. */
const renamed = (name: string): string => name.replace(/\b20\d{2}(?!\d)/g, (year) => String(Number(year) + 1));

/** Last year's plan as this year's: every day and the name a year on, to be looked at and saved. */
export const copyForNextYear = (plan: OpsPlan): PlanDraft => {
  const draft = draftOf(plan);
  return {
    ...draft,
    zh: renamed(draft.zh),
    en: renamed(draft.en),
    windows: draft.windows.map((window) => ({ ...window, from: yearOn(window.from), to: yearOn(window.to) })),
    examFrom: yearOn(draft.examFrom),
    examTo: yearOn(draft.examTo),
  };
};

const listed = (typed: string): number[] | undefined => {
  const numbers = numbersTyped(typed);
  return numbers && numbers.length > 0 ? numbers : undefined;
};

export function fieldsOf(draft: PlanDraft): PlanFields {
  const whole = (typed: string) => wholeTyped(typed) ?? -1;
  return {
    name: { zh: draft.zh.trim(), en: draft.en.trim() },
    mode: draft.mode,
    windows: draft.windows.map(({ from, to, only, except }) => {
      const [onlyClasses, exceptClasses] = [listed(only), listed(except)];
      return { from, ...(to && { to }), ...(onlyClasses && { onlyClasses }), ...(exceptClasses && { exceptClasses }) };
    }),
    examFrom: draft.examFrom || null,
    examTo: draft.examTo || null,
    forWhom: draft.forWhom,
    maxPeople: whole(draft.maxPeople),
    maxExtras: whole(draft.maxExtras),
    addedWay: draft.addedWay,
    uses: whole(draft.uses),
    sortOrder: whole(draft.sortOrder),
    cityIds: draft.places === 'cities' ? draft.cityIds : null,
    centerIds: draft.places === 'centers' ? draft.centerIds : null,
    sets: Object.entries(draft.sets).map(([setId, { share, classes }]) => ({
      setId: Number(setId),
      companyFen: fenTyped(share) ?? -1,
      classes: listed(classes) ?? null,
    })),
  };
}

export type PlanField =
  | 'zh'
  | 'en'
  | 'windows'
  | 'examTo'
  | 'forWhom'
  | 'maxPeople'
  | 'maxExtras'
  | 'addedWay'
  | 'uses'
  | 'places'
  | 'sets'
  | 'mode';

/** Which fields cannot be sent as they are typed; a share above its package's price is among them. */
export function problemsOf(draft: PlanDraft, priceOf: (setId: number) => number): PlanField[] {
  const fields = fieldsOf(draft);
  const isList = (typed: string) => numbersTyped(typed) !== undefined;
  const badWindow = ({ from, to, only, except }: WindowDraft) =>
    from === '' || !inOrder({ from, to: to || undefined }) || !isList(`${only},${except}`);
  const badSet = ({ setId, companyFen }: PlanFields['sets'][number]) => companyFen < 0 || companyFen > priceOf(setId);
  const wrong: [PlanField, boolean][] = [
    ['zh', fields.name.zh === ''],
    ['en', fields.name.en === ''],
    ['windows', draft.windows.some(badWindow)],
    ['examTo', draft.examFrom !== '' && draft.examTo !== '' && draft.examFrom > draft.examTo],
    ['forWhom', draft.forWhom.length === 0],
    ['maxPeople', fields.maxPeople < 1 || fields.maxPeople > 50],
    ['maxExtras', fields.maxExtras < 0 || fields.maxExtras > 50],
    ['uses', fields.uses < 1 || fields.uses > 99],
    ['places', fields.cityIds?.length === 0 || fields.centerIds?.length === 0],
    [
      'sets',
      fields.sets.length === 0 ||
        fields.sets.some(badSet) ||
        Object.values(draft.sets).some(({ classes }) => !isList(classes)),
    ],
  ];
  return wrong.filter(([, isWrong]) => isWrong).map(([field]) => field);
}
