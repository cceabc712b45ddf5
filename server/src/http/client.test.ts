import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Env } from '../env.ts';
import { clientOf } from './client.ts';

function client(headers: IncomingHttpHeaders, env: { trustProxy?: number; publicUrl?: string } = {}) {
  const answered: string[] = [];
  const request = { raw: { headers, socket: { remoteAddress: '127.0.0.1' } } } as unknown as FastifyRequest;
  const reply = { header: (name: string, value: string) => answered.push(name, value) } as unknown as FastifyReply;
  return { ...clientOf(request, reply, { trustProxy: 0, publicUrl: undefined, ...env } as Env), answered };
}

describe('the address', () => {
  it.each([
    [0, undefined, '127.0.0.1'],
    [0, '1.1.1.1', '127.0.0.1'],
    [1, '1.1.1.1', '1.1.1.1'],
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1 ,2.2.2.2', '1.1.1.1'],
    [2, '1.1.1.1', '1.1.1.1'],
    [2, undefined, '127.0.0.1'],
    [1, ' , ', '127.0.0.1'],
  ])('with %i proxies believed and %j said is %s', (trustProxy, said, expected) => {
    expect(client({ 'x-forwarded-for': said }, { trustProxy }).address()).toBe(expected);
  });
});

describe('the origin', () => {
  const behind = { host: 'inside:3000', 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil, outside' };
  it.each([
    [{}, 'http://inside:3000'],
    [{ trustProxy: 1 }, 'https://outside'],
    [{ publicUrl: 'https://portal.example' }, 'https://portal.example'],
  ])('with %j is %s', (env, expected) => {
    expect(client(behind, env).origin()).toBe(expected);
  });
});

describe('a page of another site', () => {
  const host = 'portal.example';
  it.each([
    [{}, false],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://portal.example' }, true],
    [{ origin: 'https://portal.example' }, false],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'https://portal.example.evil' }, true],
    [{ origin: 'null' }, true],
  ])('is told by %j: %s', (headers, expected) => {
    expect(client({ host, ...headers }).isFromOtherSite()).toBe(expected);
  });

  it('is not ours behind a proxy that names us, nor under the public address', () => {
    const headers = { host: 'inside:3000', origin: 'https://outside' };
    expect(client(headers).isFromOtherSite()).toBe(true);
    expect(client({ ...headers, 'x-forwarded-host': 'outside' }, { trustProxy: 1 }).isFromOtherSite()).toBe(false);
    expect(client(headers, { publicUrl: 'https://outside' }).isFromOtherSite()).toBe(false);
  });
});

describe('the cookie', () => {
  const both = { cookie: 'portal=plain; __Host-portal=secure', 'x-forwarded-proto': 'https' };
  it.each([
    [{}, 'plain', /^portal=new; Path=\/; HttpOnly; SameSite=Lax$/],
    [{ trustProxy: 1 }, 'secure', /^__Host-portal=new; .*Secure/],
    [{ publicUrl: 'https://portal.example' }, 'secure', /^__Host-portal=new; .*Secure/],
  ])('with %j is %s', (env, expected, set) => {
    const { cookie, setCookie, answered } = client(both, env);
    expect(cookie()).toBe(expected);
    setCookie('new');
    expect(answered).toEqual(['set-cookie', expect.stringMatching(set)]);
  });

  it('may be missing', () => {
    expect(client({}).cookie()).toBeUndefined();
  });
});
