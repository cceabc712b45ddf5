import type { Portal, Tx } from '../../ctx.ts';
import { CHECKS } from './checks.ts';
import { askAll } from './invariants.ts';
import { lastKeyOf, someOf, SUBJECTS, type Key, type Subject } from './subjects.ts';
import { asWatch } from './as-watch.ts';

/** So many subjects a step: well under a second on a database of any size. */
const ROWS_A_STEP = 2_000;
/** One day of the books or one company's sum is a step of its own. */
const ONE_A_STEP: readonly Subject[] = ['closedDay', 'books'];
/** With one turn every ten seconds, ten million orders and their payments are through in some hours. */
export const STEPS_A_TURN = 20;
const PASS_EVERY_MS = 24 * 3_600_000;
/** More than a person reads; the first ones show the cause. */
const MOST_FOUND = 100;

/** Goes on with the pass over everything, or begins the next one. Answers with the broken conditions it has met. */
export async function passOn(portal: Portal, isStopping: () => boolean = () => false): Promise<string[]> {
  const broken: string[] = [];
  for (let step = 0; step < STEPS_A_TURN && !isStopping(); step += 1) {
    const found = await asWatch(portal.database, (db) => takeStep(db, portal.clock()));
    if (!found) break;
    broken.push(...found);
  }
  return broken;
}

interface Position {
  subject: Subject;
  after: Key | null;
}

/** Undefined: another node is at it, or the last pass is not a day old. */
async function takeStep(db: Tx, now: Date): Promise<string[] | undefined> {
  const watch = await db.selectFrom('ledger_watch').selectAll().forUpdate().skipLocked().executeTakeFirst();
  if (!watch) return undefined;
  const isNew = watch.pass_subject === null;
  if (isNew && watch.pass_began && now.getTime() - watch.pass_began.getTime() < PASS_EVERY_MS) return undefined;
  const at = positionOf(watch.pass_subject, watch.pass_after);
  const names = someOf(at.subject, at.after, ONE_A_STEP.includes(at.subject) ? 1 : ROWS_A_STEP);
  const last = (await lastKeyOf(at.subject, names).execute(db)).rows[0]?.key;
  const broken = last
    ? await askAll(db, [CHECKS[at.subject](/* guard: the pass over everything → someOf(at.subject, last, 1) */ names)])
    : [];
  const next = last ? { ...at, after: last } : subjectAfter(at.subject);
  const found = [...(isNew ? [] : watch.found), ...broken].slice(0, MOST_FOUND);
  await db
    .updateTable('ledger_watch')
    .set({
      pass_subject: next?.subject ?? null,
      pass_after: next?.after ? JSON.stringify(next.after) : null,
      found: JSON.stringify(found),
      ...(isNew && { pass_began: now }),
      ...(!next && { pass_ended: now }),
    })
    .execute();
  return broken;
}

/** A subject an older or newer node has named and this one does not know: the pass begins anew. */
function positionOf(name: string | null, after: Key | null): Position {
  const subject = SUBJECTS.find((each) => each === name);
  return subject ? { subject, after } : { subject: SUBJECTS[0] ?? 'account', after: null };
}

function subjectAfter(subject: Subject): Position | undefined {
  const next = SUBJECTS[SUBJECTS.indexOf(subject) + 1];
  return next && { subject: next, after: null };
}
