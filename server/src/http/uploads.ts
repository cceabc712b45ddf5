import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Call } from '#contract/call';
import type { Portal } from '../ctx.ts';
import { Fault } from '../fault.ts';
import { spoolFolder } from '../spool.ts';
import { baseCtx, type CallRequest } from './call-request.ts';
import { tokenInHeader } from './credentials.ts';
import type { Credentials, Doors } from './doors.ts';
import { fileTooLarge, isMultipart, readMultipart, type FormFile } from './multipart.ts';
import { languageOfRequest, requestCodeOf, sessionOf } from './payload.ts';
import type { CallRoute, Entry } from './routes.ts';

/** Reads calls that come as a form in parts. Their file waits on disk until the call is answered. */
export function registerUploads(app: FastifyInstance, portal: Portal, doors: Doors): void {
  const folder = spoolFolder(portal.env);
  app.addContentTypeParser('multipart/form-data', async () => undefined);
  app.addHook('preValidation', async (request, reply) => {
    if (request.method !== 'POST' || !isMultipart(request.raw)) return;
    const { call, raw } = request as CallRequest;
    const maxBytes = (): number => Math.max(0, ...uploadsMeant(call.route, requestCodeOf(call.fields)).map(bytesOf));
    const assertSender = (): Promise<void> => assertKnownSender(portal, doors, request as CallRequest, reply);
    call.file = await readMultipart(raw, call.fields, { folder, maxBytes, assertSender });
    request.body = call.fields;
  });
}

const bytesOf = ({ maxBytes }: Pick<Call, 'maxBytes'>): number => maxBytes;

/** The uploads that the fields before a file may mean; before they name one, all of the path. */
function uploadsMeant({ isShared, entries }: CallRoute, requestCode: string): Entry[] {
  const isUnknown = isShared && requestCode === '';
  const meant = isUnknown ? [...entries.values()] : [entries.get(isShared ? requestCode : '')];
  return meant.filter((entry) => entry !== undefined && entry.maxBytes > 0) as Entry[];
}

/**
 * A file is kept, even for the moment, only for a sender with a session. It stands in the fields before the file, in the
 * header or in the cookie; the call itself asks its door again when all of the form is there.
 */
async function assertKnownSender(
  portal: Portal,
  doors: Doors,
  request: CallRequest,
  reply: FastifyReply,
): Promise<void> {
  const { call, headers } = request;
  const entries = uploadsMeant(call.route, requestCodeOf(call.fields));
  const [entry] = entries;
  if (!entry) throw new Fault('unknownCall');
  if (entries.length === 1) Object.assign(call, { name: entry.name, envelope: entry.envelope });
  const token = sessionOf(call.fields) || (tokenInHeader(request) ?? '');
  const base = baseCtx(portal, request, reply, languageOfRequest(call.fields, headers));
  const isNamed = token !== '' || Object.hasOwn(call.fields, 'session');
  if (!isNamed && !base.client.cookie() && !base.client.cookie('ops')) throw new Fault('fileBeforeSession');
  const credentials: Credentials = { token, byCookie: token === '', key: undefined };
  // before the fields say which call it is, one of those that may be meant has to be the sender's
  if (entries.some(({ access }) => access !== 'operator')) {
    const { ctx } = await doors.employee(base, credentials);
    if (ctx.imagined) throw new Fault('previewOnly');
    return;
  }
  const { ctx } = await doors.operator(base, credentials);
  if (!entries.some(({ roles }) => roles.includes(ctx.operator.role))) throw new Fault('notAllowed');
}

/** An upload has a file, anything else has none. */
export function assertFile({ kind, maxBytes }: Pick<Call, 'kind' | 'maxBytes'>, file: FormFile | undefined): void {
  if (kind !== 'upload' && file) throw new Fault('badInput', { field: 'body' });
  if (kind === 'upload' && !file) throw new Fault('fileMissing');
  if (file && file.size > maxBytes) throw fileTooLarge(maxBytes);
}
