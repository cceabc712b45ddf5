/** Before the guid of somebody of a company who began a task; operators have only digits. */
export const PERSON = 'person:';

export const createdByPerson = (guid: string): string => `${PERSON}${guid}`;

/** Its result speaks of that person and is for nobody else. */
export const isPersons = (createdBy: string): boolean => createdBy.startsWith(PERSON);
