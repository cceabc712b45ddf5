import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { anOrder, openBench } from '../../../simulator/bench.fixture.ts';
import { makeSimulatorKeys } from '../../../simulator/keys.ts';
import { seal, signAsWechat, troubleWithSignature } from '../../../simulator/wire.ts';
import {
  decryptResource,
  jsapiMessage,
  replyMessage,
  requestMessage,
  signMessage,
  verifyMessage,
} from './signature.ts';
import { FULL } from '../../../../test/run-size.ts';

/** An independent SDK is the judge: what it signs we verify, what we sign it verifies, and the same for encryption. */
/** Two RSA implementations that differ do so within 200. */
const RUNS = { numRuns: FULL ? 1000 : 200 };
// generating keys is dear: one set for all
const keys = await makeSimulatorKeys();
const { apiV3Key } = keys.wechat;
const merchantKey = createPrivateKey(keys.wechat.merchantKey);
const merchantPublic = createPublicKey(keys.wechat.merchantKey);
const platformPublic = createPublicKey(keys.wechat.platformKey);

const text = fc.string({ unit: 'binary', maxLength: 120 });
const token = fc.stringMatching(/^[0-9A-Za-z]{1,32}$/);
const message = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  target: fc.webPath().map((path) => `/v3${path}`),
  timestamp: fc.integer({ min: 0, max: 4_000_000_000 }).map(String),
  nonce: token,
  body: fc.oneof(fc.constant(''), text, fc.json()),
});

describe('1,000 random messages against an independent SDK', () => {
  it('requests: the same signature, byte for byte, and each verifies the other', async () => {
    let mismatches = 0;
    await fc.assert(
      fc.asyncProperty(message, async ({ method, target, timestamp, nonce, body }) => {
        const ours = requestMessage(method, target, timestamp, nonce, Buffer.from(body));
        const theirs = Formatter.request(method, target, timestamp, nonce, body);
        const signature = await signMessage(ours, merchantKey);
        const isSame = signature === Rsa.sign(theirs, merchantKey);
        const isVerified = Rsa.verify(theirs, signature, merchantPublic);
        if (!isSame || !isVerified) mismatches += 1;
      }),
      RUNS,
    );
    expect(mismatches).toBe(0);
  });

  it('replies and callbacks: what they sign we verify, and nothing else', async () => {
    let mismatches = 0;
    await fc.assert(
      fc.asyncProperty(message, async ({ timestamp, nonce, body }) => {
        const signature = Rsa.sign(Formatter.response(timestamp, nonce, body), merchantKey);
        const good = replyMessage(timestamp, nonce, Buffer.from(body));
        const other = replyMessage(timestamp, nonce, Buffer.from(`${body} `));
        if (!(await verifyMessage(good, signature, merchantPublic))) mismatches += 1;
        if (await verifyMessage(other, signature, merchantPublic)) mismatches += 1;
      }),
      RUNS,
    );
    expect(mismatches).toBe(0);
  });

  it('encryption, both directions, and a changed bit is noticed', () => {
    let mismatches = 0;
    fc.assert(
      fc.property(text, token, fc.nat(), (plain, aad, place) => {
        const nonce = randomBytes(6).toString('hex');
        const ciphertext = Aes.AesGcm.encrypt(plain, apiV3Key, nonce, aad);
        // a lone surrogate has no bytes of its own: both sides see what UTF-8 makes of it
        const wanted = Buffer.from(plain).toString('utf8');
        if (decryptResource({ ciphertext, nonce, associated_data: aad }, apiV3Key) !== wanted) mismatches += 1;
        const sealed = seal(keys, plain, aad);
        if (Aes.AesGcm.decrypt(sealed.ciphertext, apiV3Key, sealed.nonce, aad) !== wanted) mismatches += 1;
        const bytes = Buffer.from(ciphertext, 'base64');
        const at = place % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
        const spoiled = { ciphertext: bytes.toString('base64'), nonce, associated_data: aad };
        expect(() => decryptResource(spoiled, apiV3Key)).toThrow('authenticate');
      }),
      RUNS,
    );
    expect(mismatches).toBe(0);
  });

  it('the simulator signs as they verify, and verifies as they sign', () => {
    const now = () => new Date(1_800_000_000_000);
    let mismatches = 0;
    fc.assert(
      fc.property(message, ({ method, target, nonce, body }) => {
        const signed = signAsWechat(keys, 'publicKey', body, 1_800_000_000);
        const said = Formatter.response(signed['wechatpay-timestamp'], signed['wechatpay-nonce'], body);
        if (!Rsa.verify(said, signed['wechatpay-signature'], platformPublic)) mismatches += 1;
        const signature = Rsa.sign(Formatter.request(method, target, 1_800_000_000, nonce, body), merchantKey);
        const authorization = Formatter.authorization(
          keys.wechat.mchId,
          nonce,
          signature,
          1_800_000_000,
          keys.wechat.merchantSerial,
        );
        const request = { method, target, authorization, body: Buffer.from(body) };
        if (troubleWithSignature(keys, now, request) !== undefined) mismatches += 1;
        const other = { ...request, body: Buffer.from(`${body}\n`) };
        if (troubleWithSignature(keys, now, other) === undefined) mismatches += 1;
      }),
      { numRuns: 200 },
    );
    expect(mismatches).toBe(0);
  });

  it('the page signature has the four lines of theirs', () => {
    const lines = jsapiMessage('wx1', '1414561699', 'nonce', 'prepay_id=wx2').toString();
    expect(lines).toBe(Formatter.joinedByLineFeed('wx1', '1414561699', 'nonce', 'prepay_id=wx2'));
    expect(lines.split('\n')).toHaveLength(5);
  });
});

describe('their whole client against our simulator', () => {
  it('orders, queries, and reads the platform certificate', async () => {
    const bench = await openBench({ keys });
    const { wechat } = bench.keys;
    await bench.control('settings', { signWith: 'certificate' });
    const [certificate] = wechat.certificates;
    const client = new Wechatpay({
      mchid: wechat.mchId,
      serial: wechat.merchantSerial,
      privateKey: wechat.merchantKey,
      certs: { [certificate?.serial ?? '']: certificate?.certificate ?? '' },
      baseURL: `${bench.baseUrl}/wechat/`,
    }) as unknown as { chain(path: string): Chain };
    const order = anOrder(bench.now, 'native');
    const body = {
      appid: wechat.appId,
      mchid: wechat.mchId,
      description: order.description,
      out_trade_no: order.outTradeNo,
      time_expire: '2099-01-01T00:00:00+08:00',
      notify_url: 'https://shop.example/notify',
      amount: { total: 1, currency: 'CNY' },
    };
    const started = await client.chain('v3/pay/transactions/native').post(body);
    expect(started.data.code_url).toContain(`/sim/pay/${order.outTradeNo}`);
    const params = { params: { mchid: wechat.mchId } };
    const found = await client.chain(`v3/pay/transactions/out-trade-no/${order.outTradeNo}`).get(params);
    expect(found.data).toMatchObject({ trade_state: 'NOTPAY', out_trade_no: order.outTradeNo });
    const listed = (await client.chain('v3/certificates').get()).data.data as {
      serial_no: string;
      encrypt_certificate: { ciphertext: string; nonce: string; associated_data: string };
    }[];
    const { ciphertext, nonce, associated_data } = listed[0]?.encrypt_certificate ?? {
      ciphertext: '',
      nonce: '',
      associated_data: '',
    };
    expect(Aes.AesGcm.decrypt(ciphertext, wechat.apiV3Key, nonce, associated_data)).toBe(certificate?.certificate);
  });
});

interface Chain {
  post(body: unknown): Promise<{ data: Record<string, unknown> }>;
  get(config?: unknown): Promise<{ data: Record<string, unknown> }>;
}
