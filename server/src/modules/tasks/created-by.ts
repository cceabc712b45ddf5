/** Before the guid of an employee who began a task; operators have only digits. */
export const PERSON = 'person:';

export const createdByPerson = (guid: string): string => `${PERSON}${guid}`;

/** Its result speaks of that person and is for them alone. */
export const isPersons = (createdBy: string): boolean => createdBy.startsWith(PERSON);
