import { useEffect, useState } from 'react';
import type { FaultName } from '#contract/faults';
import type { WriteName } from '#contract/registry';
import { withOverlay } from '../platform/feedback.ts';
import { useForm, type FieldOf, type FormOptions, type Problems } from '../platform/form.ts';
import { inputKeeper } from '../platform/kept-input.ts';
import { locale } from '../platform/locale.ts';
import { report } from './account.ts';
import type { Failure } from './failure.ts';
import { isFault, sentence } from './faults.ts';
import { schemaProblems, type FieldNames, type PayloadSchema } from './schema-problems.ts';
import { asFailure, type PayloadOf, type ReplyOf } from './send.ts';
import { useSubmit } from './use-call.ts';

export interface SaveFormOptions<N extends WriteName, V extends object> extends Omit<
  FormOptions<V>,
  'check' | 'keeper'
> {
  call: N;
  /** The call's own `in`, the one the server checks with; fetched beside the page, since schemas weigh more than a form. */
  schema: () => Promise<PayloadSchema>;
  /** The payload of the filled in values. */
  payload: (values: V) => PayloadOf<N>;
  /** Fields of the payload that the form calls otherwise. */
  names?: FieldNames<FieldOf<V>>;
  /**
   * Checks the schema cannot make: missing values in the page's words, a password typed twice. Said before the schema.
   */
  check?: (values: V) => Problems<FieldOf<V>>;
  /**
   * Fields that are not on the page for these values: the schema's complaints about them are not the person's to mend.
   */
  absent?: (values: V) => readonly FieldOf<V>[];
  /** The field each refusal of the server belongs under; every other one is a dialog that offers to try again. */
  faults?: Partial<Record<FaultName, FieldOf<V>>>;
  /** The subject of the form, where the page has it about several. */
  of?: string | number | undefined;
  /** Typed values are kept over a reload and a sign-in, but for these; `not`: none of them are. */
  keep?: { secret?: readonly FieldOf<V>[]; anew?: readonly FieldOf<V>[] } | 'not';
  /** Asked before it is sent: false stays on the form. */
  before?: (values: V) => Promise<boolean>;
  /** Stands over the page while it is on its way. */
  overlay?: string;
  /** For a button that stands outside of the form. */
  onBusy?: (busy: boolean) => void;
  onSaved: (reply: ReplyOf<N>, values: V) => void;
  /** Says true when the page has dealt with a refusal in its own way. */
  refused?: (failure: Failure) => boolean | Promise<boolean>;
}

/** A form that saves with one call. Nothing typed is lost, whatever becomes of it. */
export function useSaveForm<N extends WriteName, V extends object>(options: SaveFormOptions<N, V>) {
  const { call, schema, payload, names, fields, check, overlay } = options;
  const save = useSubmit(call, { handles: () => true });
  // Fetched while the form is being filled in; the submit asks for it again if this fails.
  useEffect(() => void schema().catch(() => undefined), [schema]);

  const { prefix, keep, of = '' } = options;
  const [keeper] = useState(() =>
    keep === 'not' ? undefined : inputKeeper(`${prefix} ${of}`.trim(), options.initial, keep),
  );
  const form = useForm<V>({
    prefix,
    keeper,
    fields,
    initial: options.initial,
    check: async (values) => {
      // If the schema cannot be had, the server names the problem, or there is no network.
      const found = await schema().then(
        (loaded) => schemaProblems(loaded, payload(values), fields, names),
        (): Problems<FieldOf<V>> => ({}),
      );
      const own = Object.entries(check?.(values) ?? {}).filter(([, problem]) => problem);
      const all: Problems<FieldOf<V>> = { ...found, ...Object.fromEntries(own) };
      for (const field of options.absent?.(values) ?? []) delete all[field];
      return all;
    },
  });

  async function refuse(failure: Failure, again: () => Promise<void>): Promise<void> {
    const fault = failure.detail?.fault;
    const field = fault && options.faults?.[fault];
    if (field) return form.refuse(field, sentence(failure, locale()));
    // an ended session has its dialog already
    if (isFault(failure, 'sessionExpired') || (await options.refused?.(failure))) return;
    await report(failure, again);
  }

  const submit = form.submit(async (values, again) => {
    if (options.before && !(await options.before(values))) return;
    const work = () => save.mutateAsync(payload(values));
    options.onBusy?.(true);
    try {
      const reply = await (overlay === undefined ? work() : withOverlay(overlay, work));
      form.forget();
      options.onSaved(reply, values);
    } catch (error) {
      await refuse(asFailure(error), again);
    } finally {
      options.onBusy?.(false);
    }
  });
  return { form, submit, busy: save.isPending };
}
