import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf } from '../../test/answers.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const FORM = 'Content-Type: application/x-www-form-urlencoded';
const asking = 'requestCode=GetCaptcha&jsonPara=%7B%7D';
const headOf = (...lines: string[]): string =>
  ['POST /examApi/PostAppCall HTTP/1.1', 'Host: portal', ...lines, '', ''].join('\r\n');
const head = (...lines: string[]): string => headOf(FORM, ...lines);
/** A whole call that is answered. */
const another = head(`Content-Length: ${asking.length}`) + asking;

function openSocket(): Promise<Socket> {
  const { port, hostname } = new URL(portal.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** The server's output until `enough`. */
const heard = (socket: Socket, enough: (text: string) => boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (enough(text)) resolve(text);
    });
    socket.once('close', () => (enough(text) ? resolve(text) : reject(new Error(`closed after: ${text}`))));
  });

const answersIn = (text: string): number => text.split('"success":true').length - 1;

describe('a call on the wire', () => {
  it('may come in pieces', async () => {
    const socket = await openSocket();
    const answer = heard(socket, (text) => answersIn(text) === 1);
    for (const at of [0, 20, 90, another.length - 5]) {
      const next = [20, 90, another.length - 5, another.length].find((end) => end > at);
      socket.write(another.slice(at, next));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    socket.destroy();
  });

  it('may follow another before that one is answered, and both are answered in order', async () => {
    const socket = await openSocket();
    const answers = heard(socket, (text) => answersIn(text) === 2);
    socket.write(another.repeat(2));
    const ids = [...(await answers).matchAll(/x-request-id: (\S+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    socket.destroy();
  });

  const piece = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  const part = (name: string, file = ''): string =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n`;
  const twoFiles = `${part('requestCode')}UploadFile\r\n${part('file', 'a.pdf')}%PDF\r\n${part('file', 'b.pdf')}%PDF-1.7`;
  const end = `${'a'.repeat(300_000)}\r\n--b--\r\n`;
  it.each([
    [
      'that says nothing of its length and is too long',
      413,
      head('Transfer-Encoding: chunked') + piece.repeat(5),
      `${piece}0\r\n\r\n`,
    ],
    ['that says it is too long', 413, head('Content-Length: 300000'), 'a'.repeat(300_000)],
    [
      'in parts, of which two are files',
      200,
      headOf('Content-Type: multipart/form-data; boundary=b', `Content-Length: ${(twoFiles + end).length}`) + twoFiles,
      end,
    ],
  ])('%s is refused at once, and its sender may finish and go on', async (_, status, first, rest) => {
    const socket = await openSocket();
    const refusal = heard(socket, (text) => text.includes('"success":false'));
    socket.write(first);
    expect(await refusal).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const answer = heard(socket, (text) => answersIn(text) === 1);
    socket.write(rest);
    socket.write(another);
    await answer;
    socket.destroy();
  });

  it('whose caller goes away before it is whole harms no other', async () => {
    for (let count = 0; count < 20; count += 1) {
      const socket = await openSocket();
      socket.write(`${head('Content-Length: 100')}requestCode=`);
      socket.destroy();
    }
    expect(faultOf(await portal.call('GetCaptcha', {}))).toBe('answered');
  });

  it('is found with a slash and a query behind its path too', async () => {
    const init = { method: 'POST', body: new URLSearchParams(asking) };
    for (const path of ['/examApi/PostAppCall/', '/EXAMAPI/postappcall', '/examApi/PostAppCall?t=1']) {
      const response = await portal.fetch(path, init);
      expect([path, await response.json()]).toEqual([path, expect.objectContaining({ success: true })]);
    }
  });
});

describe('who calls', () => {
  const look = (node: TestPortal, forwarded: string) =>
    node.call('InspectionCompany', { user: 'nobody' }, { headers: { 'x-forwarded-for': forwarded } }).then(faultOf);
  /** Wrong codes of companies are counted by address: thirty, then one must wait. */
  const outcomes = async (node: TestPortal, forwarded: (at: number) => string): Promise<Set<string>> => {
    const all = new Set<string>();
    for (let at = 0; at < 32; at += 1) all.add(await look(node, forwarded(at)));
    return all;
  };

  it('is not believed about its own address', async () => {
    expect(await outcomes(portal, (at) => `10.0.0.${at}`)).toEqual(new Set(['companyUnknown', 'tooMany']));
  });

  it('is who the last believed proxy names, whatever was said before', async () => {
    const behind = await startPortal({ env: { TRUST_PROXY: '1' } });
    try {
      expect(await outcomes(behind, (at) => `10.9.9.9, 10.0.0.${at}`)).toEqual(new Set(['companyUnknown']));
      expect(await outcomes(behind, (at) => `10.0.1.${at}, 10.7.7.7`)).toEqual(new Set(['companyUnknown', 'tooMany']));
    } finally {
      await behind.stop();
    }
  });
});
