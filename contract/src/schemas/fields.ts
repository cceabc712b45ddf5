import * as z from 'zod/mini';
import { absentIfEmpty, AssetId, Id, publicId } from '../ids.ts';
import type { FaultName } from '../faults.ts';
import { isDay } from '../rules/day.ts';
import { isEmail } from '../rules/email.ts';
import { isPersonName } from '../rules/person-data.ts';
import { isMobilePhone, plainPhone } from '../rules/phone.ts';
import { DEFAULT_BOOKING_ID, DEFAULT_SERVICE_CODE } from '../values/orders.ts';

export { DEFAULT_BOOKING_ID, DEFAULT_SERVICE_CODE } from '../values/orders.ts';

/** Fields that many payloads of the booking flow share. */

export const ServiceCode = z.pipe(
  z.optional(z.string().check(z.maxLength(20))),
  z.transform((code) => code || DEFAULT_SERVICE_CODE),
);
const PlanId = publicId(Id, 'plans are looked for among those of the caller’s company');
export const BookingId = z.pipe(
  absentIfEmpty(PlanId),
  z.transform((id) => id ?? DEFAULT_BOOKING_ID),
);
/** Add-ons: a list of ids, or the same joined by commas; one named twice is chosen once. */
export const IdList = z._default(
  publicId(
    z.pipe(
      z.union([
        z.array(Id).check(z.maxLength(30)),
        z.pipe(
          z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,29})?$/)),
          z.transform((text) => (text === '' ? [] : text.split(',').map(Number))),
        ),
      ]),
      z.transform((ids) => [...new Set(ids)]),
    ),
    'what is on offer is the same for everybody',
  ),
  [],
);
/** Yes or no, as JSON or a form says it; absent and empty are no. */
export const Flag = z.pipe(
  z.optional(z.union([z.boolean(), z.literal(['', 'true', 'false', '0', '1', 0, 1, null])])),
  z.transform((said) => said === true || said === 'true' || said === 1 || said === '1'),
);
export const Day = z.string().check(z.refine(isDay));
export const Asset = absentIfEmpty(AssetId());

/** The refusals a field can break: the forms have words for each of them before anything is sent (`parts/form/text.ts`). */
export type RuleFault = Extract<
  FaultName,
  | 'phoneBad'
  | 'emailBad'
  | 'personNameBad'
  | 'cardNumberBad'
  | 'claimBranch'
  | 'claimAccountBad'
  | 'feedbackEmpty'
  | 'feedbackTooLong'
>;
/** A rule of the product inside a schema: who breaks it hears this refusal instead of "bad input", on both sides. */
export const rule = <T>(isKept: (value: T) => boolean, fault: RuleFault) => z.refine<T>(isKept, { params: { fault } });

/** A person's name as it stands on a document. */
export const PersonName = z.string().check(
  z.maxLength(120),
  z.trim(),
  rule((name) => /* guard: the name of a person → true */ isPersonName(name), 'personNameBad'),
);

const PHONE_TYPED_MAX = 20;
const PhoneTyped = z.pipe(z.string().check(z.maxLength(PHONE_TYPED_MAX)), z.transform(plainPhone));
/** A mobile number, typed with or without spaces and dashes; its digits arrive. */
export const Phone = z.pipe(PhoneTyped, z.string().check(rule(isMobilePhone, 'phoneBad')));
/** The same, or nothing. */
export const OptionalPhone = z._default(
  z.pipe(
    PhoneTyped,
    z
      .string()
      .check(
        rule(
          /* guard: one rule for a phone number → () => true */ (phone) => phone === '' || isMobilePhone(phone),
          'phoneBad',
        ),
      ),
  ),
  '',
);
const EmailTyped = z.pipe(
  z.string().check(z.maxLength(100)),
  z.transform((text) => text.trim()),
);
/** An e-mail address, without spaces around it. */
export const Email = z.pipe(EmailTyped, z.string().check(rule(isEmail, 'emailBad')));
/** The same, or nothing. */
export const OptionalEmail = z._default(
  z.pipe(EmailTyped, z.string().check(rule((email) => email === '' || isEmail(email), 'emailBad'))),
  '',
);

/** "longitude,latitude", or empty. */
export const Coordinate = z.optional(z.string().check(z.regex(/^(-?\d{1,3}(\.\d{1,8})?,-?\d{1,2}(\.\d{1,8})?)?$/)));
