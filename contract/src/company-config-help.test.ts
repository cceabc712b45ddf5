import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hasHelp, helpOf } from './company-config-help.ts';
import { CompanyConfig } from './company-config.ts';
import { blankFields, companySettings, settingsOf, type Field } from './settings/fields.ts';
import { isByDefault, valueAt, withoutDefaults, withValue } from './settings/values.ts';

interface Named {
  names: string[];
  options: string[];
}

/** The parts of a field with words of their own: inner names, and choices. */
function namedIn(field: Field): Named {
  if (field.kind === 'choice' || field.kind === 'choices') return { names: [], options: field.options.map(String) };
  if (field.kind === 'list') return namedIn(field.element);
  if (field.kind !== 'fields' && field.kind !== 'variants') return { names: [], options: [] };
  const fields = field.kind === 'fields' ? field.fields : field.variants.flatMap((variant) => variant.fields);
  const inside = fields.map((inner) => namedIn(inner.field));
  const own = field.kind === 'fields' ? [] : field.variants.map(({ value }) => value);
  return {
    names: [...fields.map(({ name }) => name), ...inside.flatMap(({ names }) => names)],
    options: [...own, ...inside.flatMap(({ options }) => options)],
  };
}

describe('the form of a company’s behaviour', () => {
  it('has help for every field of the schema, in both languages, for its inner fields and for every choice', () => {
    const silent = companySettings.flatMap(({ path, field }) => {
      if (!hasHelp(path)) return [path];
      const help = helpOf(path);
      const { names, options } = namedIn(field);
      const words = [help.name, help.text, ...names.map((name) => help.inner[name])];
      words.push(...options.map((option) => help.options[option]));
      return words.every((each) => each?.zh && each.en) ? [] : [`${path}: ${names.join()} ${options.join()}`];
    });
    expect(silent).toEqual([]);
  });

  it('a field without words is found out', () => {
    expect(settingsOf(z.object({ newOne: z._default(z.boolean(), true) })).map(({ path }) => hasHelp(path))).toEqual([
      false,
    ]);
  });

  it('knows the default of each as the schema does', () => {
    const parsed: Record<string, unknown> = CompanyConfig.parse({});
    expect(companySettings.length).toBeGreaterThan(60);
    for (const { path, byDefault } of companySettings) expect([path, byDefault]).toEqual([path, valueAt(parsed, path)]);
  });

  it('draws each kind from the schema', () => {
    const kindOf = (path: string) => companySettings.find((setting) => setting.path === path)?.field;
    expect(kindOf('header.hotline')).toEqual({ kind: 'flag' });
    expect(kindOf('booking.holdMinutes')).toEqual({ kind: 'whole', min: 5, max: 120 });
    expect(kindOf('reimbursement.limitFen')).toEqual({ kind: 'whole', min: 0 });
    expect(kindOf('header.hotlineHours')).toEqual({ kind: 'both' });
    expect(kindOf('booking.payMethods')).toEqual({ kind: 'choices', options: ['wechat', 'guanaitong'], least: 1 });
    expect(kindOf('afterLogout')).toMatchObject({ kind: 'variants', on: 'to' });
    const windows = kindOf('bookingWindows');
    expect(windows).toMatchObject({ kind: 'list', element: { kind: 'fields' } });
    const inside = windows?.kind === 'list' && windows.element.kind === 'fields' ? windows.element.fields : [];
    expect(inside.map(({ name, field }) => [name, field.kind])).toEqual([
      ['from', 'day'],
      ['to', 'day'],
      ['onlyClasses', 'list'],
      ['exceptClasses', 'list'],
    ]);
    expect(blankFields(inside)).toEqual({ from: '' });
  });
});

describe('the settings of a company', () => {
  it('loses defaults, unknown names and empty groups', () => {
    const said = { booking: { holdMinutes: 30, bookAheadDays: 3 }, mall: { prices: true }, made: 'up' };
    expect(withoutDefaults(said, companySettings)).toEqual({ booking: { bookAheadDays: 3 } });
  });

  it('is changed and taken back by path', () => {
    const changed = withValue({}, 'reimbursement.documents.physical', ['invoice']);
    expect(changed).toEqual({ reimbursement: { documents: { physical: ['invoice'] } } });
    expect(withValue(changed, 'reimbursement.documents.physical', undefined)).toEqual({});
  });

  it('is the default in whatever order its names come', () => {
    const hours = companySettings.find(({ path }) => path === 'header.hotlineHours');
    const other = { header: { hotlineHours: { en: 'workdays 8:30–17:30', zh: '工作日 8:30–17:30' } } };
    expect(hours && isByDefault(other, hours)).toBe(true);
  });
});
