import type { FastifyBaseLogger } from 'fastify';
import type { Ctx, Portal } from '../ctx.ts';
import { Fault } from '../fault.ts';
import { clientOf } from './client.ts';
import type { Doors, Knock } from './doors.ts';
import type { Entry } from './entry.ts';
import type { Exchange } from './exchange.ts';
import { fileEntriesOf } from './multipart.ts';
import { languageOfRequest, requestCodeOf, sessionOf } from './payload.ts';
import { logOf } from './log.ts';

/**
 * A file is kept, even for the moment, only for a sender with a session. It stands in the fields before the file, in the
 * header or in the cookie; the call itself asks its door again when all of the form is there.
 */
export const createSenderCheck =
  ({ portal, doors, log }: { portal: Portal; doors: Doors; log: FastifyBaseLogger }) =>
  async (exchange: Exchange): Promise<void> => {
    const { fields, request, route } = exchange;
    const requestCode = requestCodeOf(fields);
    const entries = fileEntriesOf(route, requestCode);
    const [entry] = entries;
    if (!entry) throw new Fault('unknownCall');
    if (entries.length === 1) Object.assign(exchange, { call: entry.name, envelope: entry.envelope });
    const header = request.headers['x-session'];
    const token = sessionOf(fields) || (typeof header === 'string' ? header : '');
    const client = clientOf(exchange, portal.env);
    const isNamed = token !== '' || Object.hasOwn(fields, 'session');
    if (!isNamed && !client.cookie() && !client.cookie('ops')) throw new Fault('fileBeforeSession');
    const base: Ctx = {
      ...{ portal, now: portal.clock, lang: languageOfRequest(fields, request.headers), log: logOf(log, exchange) },
      ...{ client, requestId: exchange.id, trail: exchange },
    };
    const knock: Knock = { token, byCookie: token === '', key: undefined };
    await enter(doors, entries, base, knock);
  };

/** Before the fields say which call it is, one of those that may be meant has to be the sender's. */
async function enter(doors: Doors, entries: Entry[], base: Ctx, knock: Knock): Promise<void> {
  if (entries.some(({ access }) => access !== 'operator')) {
    const { ctx } = await doors.employee(base, knock);
    if (ctx.imagined) throw new Fault('previewOnly');
    return;
  }
  const { ctx } = await doors.operator(base, knock);
  if (!entries.some(({ roles }) => roles.includes(ctx.operator.role))) throw new Fault('notAllowed');
}
