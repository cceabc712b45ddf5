import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withSecretFiles } from '../../secret-files.ts';
import { makeSimulatorKeys, simulatorWechatConfig } from '../../simulator/keys.ts';
import { readGuanaitongSettings } from './guanaitong/settings.ts';
import { fenToYuan, yuanToFen } from './money.ts';
import { fromWallTime, rfc3339, shanghaiDay, wallTime } from './moment.ts';
import { readPaySettings } from './settings.ts';
import { readWechatSettings } from './wechat/settings.ts';

const { wechat, ...rest } = await makeSimulatorKeys(1024);
const { publicKey } = simulatorWechatConfig({ wechat, ...rest }, { baseUrl: '', notifyUrl: '' });
const NOTIFY = 'https://portal.example/pay/notify/wechat';
const good = {
  WECHAT_MCH_ID: wechat.mchId,
  WECHAT_APP_ID: wechat.appId,
  WECHAT_API_V3_KEY: wechat.apiV3Key,
  WECHAT_MERCHANT_SERIAL: wechat.merchantSerial,
  WECHAT_MERCHANT_KEY: wechat.merchantKey,
};

describe('settings', () => {
  it('reads keys from a variable, from one line, or from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'merchant.pem');
    writeFileSync(file, wechat.merchantKey);
    const { WECHAT_MERCHANT_KEY, ...without } = good;
    const oneLine = { ...good, WECHAT_MERCHANT_KEY: WECHAT_MERCHANT_KEY.replaceAll('\n', String.raw`\n`) };
    for (const source of [good, oneLine, withSecretFiles({ ...without, WECHAT_MERCHANT_KEY_FILE: file })]) {
      const { mchId, merchantKey } = readWechatSettings(source, NOTIFY);
      expect({ mchId, merchantKey: merchantKey.trim() }).toEqual({
        mchId: wechat.mchId,
        merchantKey: wechat.merchantKey.trim(),
      });
    }
    const both = { ...good, WECHAT_PUBLIC_KEY: publicKey?.pem, WECHAT_PUBLIC_KEY_ID: publicKey?.id };
    expect(readWechatSettings(both, NOTIFY).publicKey).toEqual(publicKey);
  });

  it('takes the messaging app’s secret where there is one, and refuses an invalid one', () => {
    const live = { ...good, GUANAITONG_APP_ID: '20000001', GUANAITONG_APP_SECRET: 'f'.repeat(32) };
    const read = (more: object) => readPaySettings({ ...live, ...more }, 'live', 'https://portal.example');
    expect(read({})).not.toHaveProperty('appSecret');
    expect(read({ WECHAT_APP_SECRET: 'a'.repeat(32) })).toMatchObject({ appSecret: 'a'.repeat(32) });
    expect(() => read({ WECHAT_APP_SECRET: 'short' })).toThrow('WECHAT_APP_SECRET');
  });

  it.each([
    ['WECHAT_MCH_ID', 'abc'],
    ['WECHAT_APP_ID', '123'],
    ['WECHAT_API_V3_KEY', 'short'],
    ['WECHAT_MERCHANT_SERIAL', ''],
    ['WECHAT_MERCHANT_KEY', 'no key'],
    ['WECHAT_MERCHANT_KEY', ''],
    ['WECHAT_PUBLIC_KEY_ID', 'PUB_KEY_ID_1'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readWechatSettings({ ...good, [name]: value }, NOTIFY)).toThrow(name);
  });

  it('wants https for callbacks, and no query', () => {
    expect(() => readWechatSettings(good, 'http://portal.example/notify')).toThrow('https');
    expect(() => readWechatSettings(good, 'https://portal.example/notify?a=1')).toThrow('https');
  });

  it('GuanAiTong has an id and a secret', () => {
    const source = { GUANAITONG_APP_ID: '20110843', GUANAITONG_APP_SECRET: '0123456789abcdef' };
    expect(readGuanaitongSettings(source, NOTIFY)).toMatchObject({ appId: '20110843', notifyUrl: NOTIFY });
    expect(() => readGuanaitongSettings({ ...source, GUANAITONG_APP_SECRET: '' }, NOTIFY)).toThrow(
      'GUANAITONG_APP_SECRET',
    );
  });
});

describe('money and time on the wire', () => {
  it('yuan and fen, without a float between them', () => {
    for (const fen of [1, 10, 99, 100, 101, 12_345, 99_999_999, 1_000_000_000])
      expect(yuanToFen(fenToYuan(fen))).toBe(fen);
    expect([yuanToFen('12'), yuanToFen('12.3'), yuanToFen('0.07'), yuanToFen('1.10')]).toEqual([1200, 1230, 7, 110]);
    for (const none of ['', '-1', '1.234', '1,000', '1e3', 'NaN', '.5', '1.']) expect(yuanToFen(none)).toBeUndefined();
  });

  it('Shanghai, wherever the machine stands', () => {
    const at = new Date('2026-06-09T16:30:00.500Z');
    expect(rfc3339(at)).toBe('2026-06-10T00:30:00+08:00');
    expect(wallTime(at)).toBe('2026-06-10 00:30:00');
    expect(shanghaiDay(at)).toBe('2026-06-10');
    expect(fromWallTime('2026-06-10 00:30:00').toISOString()).toBe('2026-06-09T16:30:00.000Z');
  });
});
