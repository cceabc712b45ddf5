// The marks of guards in our sources, and a source without one of its guards. Four forms:
//   // guard: name                       above a statement, a property, an element or a chained call: it is left out
//   a && /* guard: name */ b             an operand of && || ??: it is left out
//   /* guard: name → text */ expression  the text stands in its place
//   /* guard: name */ … /* end */        in SQL: what stands between is left out, or → text stands in its place
// In a test `// proves: name` stands above the test that turns red without the guard.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const MARK = /\/\/ guard: (?<line>[^\n]+)|\/\* guard: (?<block>.+?) \*\//g;
const PROOFS = /(?:^ *\/\/ proves: [^\n]+\n)+/gm;
const END = '/* end */';
const FOLDERS = ['contract', 'server', 'web', 'scripts'];

/** Every guard of the project with its proofs: `{ name, file, proofs: [{ test, line }] }`, in the order of the files. */
export function guardsUnder(root) {
  const paths = FOLDERS.flatMap((folder) => sourcesUnder(root, folder));
  const proofs = paths.filter(isTest).flatMap((test) => proofsIn(readFileSync(join(root, test), 'utf8'), test));
  return paths
    .filter((path) => !isTest(path))
    .flatMap((file) => marksIn(readFileSync(join(root, file), 'utf8')).map(({ name }) => ({ name, file })))
    .map((guard) => ({ ...guard, proofs: proofs.filter(({ name }) => name === guard.name) }));
}

/** Every proof of the project, those of no guard included: `{ name, test, line }`. */
export const proofsUnder = (root) =>
  FOLDERS.flatMap((folder) => sourcesUnder(root, folder))
    .filter(isTest)
    .flatMap((test) => proofsIn(readFileSync(join(root, test), 'utf8'), test));

const sourcesUnder = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|[\\/])dist[\\/]/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** The marks of a source: `{ name, instead, start, end }`; start and end are those of the comment. */
export const marksIn = (code) =>
  Array.from(code.matchAll(MARK), ({ 0: comment, index, groups }) => {
    const [name, instead] = (groups.line ?? groups.block).split(' → ');
    return { name, instead, start: index, end: index + comment.length };
  });

/** The proofs of a test file: `{ name, test, line }`; the line is that of the test, counted from 0. */
export const proofsIn = (code, test) =>
  Array.from(code.matchAll(PROOFS), ({ 0: comments, index }) => {
    const line = code.slice(0, index + comments.length).split('\n').length - 1;
    return Array.from(comments.matchAll(/\/\/ proves: (.+)/g), ([, name]) => ({ name, test, line }));
  }).flat();

/** A test file in which the test on a line is the only one that runs. */
export function onlyTest(code, line) {
  const lines = code.split('\n');
  const only = lines[line].replace(/^(\s*)(it|test)\b/, '$1$2.only');
  if (only === lines[line]) throw new Error(`no test begins here: ${lines[line].trim()}`);
  return lines.with(line, only).join('\n');
}

/** The source of a file without the guard of a mark. */
export function withoutGuard(code, name, file) {
  const mark = marksIn(code).find((one) => one.name === name);
  const nodes = nodesOf(code, file);
  const text = textAround(nodes, mark);
  const { start, end, instead } = text ? markedText(code, text, mark) : markedCode(code, nodes, mark);
  return code.slice(0, start) + instead + code.slice(end);
}

/** The innermost text that a mark stands in: nodes come in the order of their begin. */
const textAround = (nodes, { start }) =>
  nodes.findLast(({ node }) => /^(TemplateElement|Literal)$/.test(node.type) && node.start < start && start < node.end);

function markedText(code, text, { name, instead = '', start, end }) {
  // PostgreSQL skips a comment; of any other text the mark would be a part
  if (text.template !== 'sql') throw new Error(`guard “${name}”: its mark stands in a text that is no SQL`);
  const closing = code.indexOf(END, end);
  if (closing < 0) throw new Error(`guard “${name}”: its text has no ${END}`);
  return { start, end: closing + END.length, instead };
}

/** The node taken out and the text in its place. */
function markedCode(code, nodes, { name, instead, end: after }) {
  const at = beginOfCode(code, after);
  if (/^\??\.(?!\.)/.test(code.slice(at, at + 3))) return { ...chainedCall(nodes, at, name), instead: instead ?? '' };
  const here = nodes.filter(({ node }) => node.start === at && node.type !== 'Program');
  const outermost = here.find(({ node }) => /Statement$|Declaration$/.test(node.type)) ?? here[0];
  if (!outermost) throw new Error(`guard “${name}”: nothing begins after its mark`);
  const { node } = outermost;
  if (/Statement$|Declaration$/.test(node.type))
    return { start: at, end: node.end, instead: instead === undefined ? '{}' : `${instead};` };
  if (instead !== undefined) {
    const isItem = /Property$|^SpreadElement$/.test(node.type);
    return { start: at, end: node.end, instead: isItem ? instead : `(${instead})` };
  }
  const operand = operandOf(here);
  if (operand) return { ...operand, instead: '' };
  if (!isListed(outermost)) throw new Error(`guard “${name}”: say what stands there without it (→)`);
  const comma = beginOfCode(code, node.end);
  return { start: at, end: code[comma] === ',' ? comma + 1 : node.end, instead: '' };
}

/** Where the code goes on after blanks and comments. */
function beginOfCode(code, from) {
  const [blanks] = /^(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/.exec(code.slice(from));
  return from + blanks.length;
}

function chainedCall(nodes, at, name) {
  const call = nodes.find(({ node }) => node.type === 'CallExpression' && isAfter(node.callee, at));
  if (!call) throw new Error(`guard “${name}”: no chained call begins after its mark`);
  return { start: at, end: call.node.end };
}

/** Says whether the point of `callee` stands at a place. */
const isAfter = (callee, at) =>
  callee.type === 'MemberExpression' && callee.object.end <= at && at < callee.property.start;

/** An operand together with the && || ?? that joins it to the other one. */
function operandOf(here) {
  const left = here.findLast(({ parent, key }) => parent.type === 'LogicalExpression' && key === 'left');
  if (left) return { start: left.node.start, end: left.parent.right.start };
  const right = here.find(({ parent, key }) => parent.type === 'LogicalExpression' && key === 'right');
  return right && { start: right.parent.left.end, end: right.node.end };
}

const isListed = ({ parent, key }) => ['properties', 'elements', 'arguments'].includes(key) && parent !== undefined;

/** All nodes of a source, each before those within it. */
function nodesOf(code, file) {
  const { program, errors } = parseSync(file, code, { preserveParens: true });
  if (errors.length > 0) throw new Error(errors[0].message);
  const found = [];
  collect(program, {}, found);
  return found;
}

/** `template` is the name of the function that a template text is given to, as in sql`…`. */
function collect(node, { parent, key, template }, found) {
  found.push({ node, parent, key, template });
  const tag = node.type === 'TaggedTemplateExpression' ? node.tag.name : undefined;
  for (const [name, value] of Object.entries(node))
    for (const inner of Array.isArray(value) ? value : [value])
      if (typeof inner?.type === 'string')
        collect(inner, { parent: node, key: name, template: name === 'quasis' ? template : tag }, found);
}
