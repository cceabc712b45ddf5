import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { guardsUnder, marksIn, onlyTest, proofsIn, proofsUnder, withoutGuard } from './lib/guard-marks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const guards = guardsUnder(root);
const names = guards.map(({ name }) => name);

describe('the guards of the project', () => {
  it('have names of their own', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('have a proof each, and each proof its guard', () => {
    expect(guards.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
    expect(proofsUnder(root).filter(({ name }) => !names.includes(name))).toEqual([]);
  });

  it('can be left out, and their tests run alone', () => {
    for (const { name, file, proofs } of guards) {
      const code = readFileSync(join(root, file), 'utf8');
      expect(withoutGuard(code, name, file), name).not.toBe(code);
      for (const { test, line } of proofs) onlyTest(readFileSync(join(root, test), 'utf8'), line);
    }
  });
});

describe('a source without a guard', () => {
  const without = (code: string): string => withoutGuard(code, 'g', 'x.ts').replaceAll(/\s+/g, ' ').trim();

  it.each([
    ['a statement', 'a();\n// guard: g\nif (b) throw c;\nd();', 'a(); // guard: g {} d();'],
    ['a statement with a text', '// guard: g → return\nthrow c;', '// guard: g → return return;'],
    ['the body of an if', 'if (a) /* guard: g */ throw b;\nelse c();', 'if (a) /* guard: g */ {} else c();'],
    ['a property', 'x = {\n// guard: g\na: 1,\nb: 2 };', 'x = { // guard: g b: 2 };'],
    ['the last argument', 'f(a, /* guard: g */ b);', 'f(a, /* guard: g */ );'],
    ['an element', 'x = [/* guard: g */ a, b];', 'x = [/* guard: g */ b];'],
    ['a chained call', 'x = y\n.a()\n// guard: g\n.b(1)\n.c();', 'x = y .a() // guard: g .c();'],
    ['the left operand', 'x = /* guard: g */ a && b;', 'x = /* guard: g */ b;'],
    ['the right operand', 'x = a && /* guard: g */ (b || c);', 'x = a;'],
    ['an operand between two', 'x = a ?? /* guard: g */ b ?? c;', 'x = a ?? c;'],
    ['an expression', 'x = f(/* guard: g → [] */ a + b, c);', 'x = f(/* guard: g → [] */ ([]), c);'],
    ['a text of SQL', 'x = sql`A /* guard: g */ AND b = ${c} /* end */ D`;', 'x = sql`A D`;'],
    [
      'a text of SQL with another',
      'x = sql`A ${b} /* guard: g → true */ c = 1 /* end */ D`;',
      'x = sql`A ${b} true D`;',
    ],
  ])('lacks %s', (_what, code, left) => {
    expect(without(code)).toBe(left);
  });

  it('is refused where the mark would be a part of a text', () => {
    expect(() => without('x = `a/* guard: g */ b /* end */`;')).toThrow('no SQL');
    expect(() => without('x = sql`${`a/* guard: g */ b /* end */`}`;')).toThrow('no SQL');
    expect(() => without("x = 'a/* guard: g */ b /* end */';")).toThrow('no SQL');
  });

  it('is refused where it is not said what stands there instead', () => {
    expect(() => without('x = /* guard: g */ a;')).toThrow('say what stands there');
    expect(() => without('x = sql`/* guard: g */ a`;')).toThrow('/* end */');
  });
});

describe('marks', () => {
  it('are found with their names and texts', () => {
    const found = marksIn('// guard: one by one\na;\nb(/* guard: two → c ?? d */ e);');
    expect(found.map(({ name, instead }) => [name, instead])).toEqual([
      ['one by one', undefined],
      ['two', 'c ?? d'],
    ]);
  });

  it('of proofs name the test below them, which runs alone then', () => {
    const code = ['it("a", f);', '// proves: one', '// proves: two', 'it.each(b)("c", d);'].join('\n');
    expect(proofsIn(code, 't.ts')).toEqual(['one', 'two'].map((name) => ({ name, test: 't.ts', line: 3 })));
    expect(onlyTest(code, 3).split('\n')[3]).toBe('it.only.each(b)("c", d);');
    expect(() => onlyTest(code, 1)).toThrow('no test begins here');
  });
});
