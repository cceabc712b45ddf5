import pg from 'pg';

const DATE = 1082;
const INT8 = 20;

/** Days stay 'YYYY-MM-DD' (a Date would move them by the server's time zone); counts fit a number. */
export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (text: string) => text;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};
