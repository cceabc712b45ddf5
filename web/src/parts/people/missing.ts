import type { Person } from '#contract/calls/people';

/**
 * Fields that may be missing about an employee, in the order of the form; name, birth date and gender the company
 * always gives.
 */
export const COMPLETED_FIELDS = ['idNumber', 'marital', 'city', 'phone', 'email', 'employeeNo', 'department'] as const;
export type CompletedField = (typeof COMPLETED_FIELDS)[number];

export const missingOf = (person: Person): CompletedField[] => {
  const isMissing: Record<CompletedField, boolean> = {
    idNumber: !person.idNumber,
    marital: !person.maritalStatus,
    city: person.cityId === 0,
    phone: !person.phone,
    email: !person.email,
    employeeNo: !person.employeeNo,
    department: !person.department,
  };
  return COMPLETED_FIELDS.filter((field) => isMissing[field]);
};

/** The fields the first step of a booking does not ask for itself: they are completed before. */
const BEFORE_BOOKING: readonly CompletedField[] = ['idNumber', 'employeeNo', 'department'];
export const lacksBeforeBooking = (person: Person): boolean =>
  missingOf(person).some((field) => BEFORE_BOOKING.includes(field));
