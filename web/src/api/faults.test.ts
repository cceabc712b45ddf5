import { expect, it } from 'vitest';
import { failure } from './failure.ts';
import { faults } from '#contract/faults';
import { IGNORED, isFault, reactionTo, sentence, SESSION_ENDED } from './faults.ts';
import { apiText } from './text.ts';

it('ends the session on -2 and says nothing on -39', () => {
  expect(reactionTo(failure(-2, 'x'), 'zh-cn')).toEqual({ kind: 'expired' });
  expect(reactionTo(failure(-39, 'x'), 'zh-cn')).toEqual({ kind: 'nothing' });
});

it("shows the server's words with the next step the refusal names", () => {
  const refused = failure(505, '<b>请先完成问卷</b>', { fault: 'translated', next: 'home' });
  expect(reactionTo(refused, 'en-us')).toEqual({
    kind: 'dialog',
    title: 'This could not be done',
    text: '<b>请先完成问卷</b>',
    next: 'home',
    label: 'Back to home',
  });
});

it('puts the Chinese wrong-password sentence into English', () => {
  const wrong = failure(-110, '用户名或密码错误，请重新输入');
  expect(reactionTo(wrong, 'en-us')).toMatchObject({
    text: 'The username or password is incorrect. Please re-enter the information!',
  });
  expect(reactionTo(wrong, 'zh-cn')).toMatchObject({ text: '用户名或密码错误，请重新输入' });
});

it('falls back to "system busy" when there are no words, and offers a retry when the network failed', () => {
  expect(reactionTo(failure(-999, ''), 'zh-cn')).toMatchObject({ text: '系统繁忙，请稍后再试' });
  expect(reactionTo(failure('timeout', '请求超时，请重试'), 'zh-cn')).toMatchObject({ next: 'retry', label: '重试' });
});

it('knows a fault by the name the refusal carries', () => {
  const wrong = failure(-113, '', { fault: 'captchaWrong', next: 'solveCaptcha' });
  expect(isFault(wrong, 'captchaRequired', 'captchaWrong')).toBe(true);
  expect(isFault(wrong, 'captchaRequired')).toBe(false);
  expect(isFault(failure('offline', ''), 'captchaWrong')).toBe(false);
});

it('agrees with the catalogue on what it repeats of it', () => {
  expect([SESSION_ENDED, IGNORED]).toEqual([faults.sessionExpired.code, faults.ignored.code]);
  expect(apiText.zh.wrongCredentials).toBe(faults.wrongCredentials.zh);
  expect(apiText.en.wrongCredentials).toBe(faults.wrongCredentials.en);
  expect(apiText.zh.busy).toBe(faults.systemBusy.zh);
});

it('names the survey that waits and how long it takes', () => {
  const params = { code: 'annual', survey: '年度健康问卷', minutes: 5 };
  const waits = failure(-590, 'x', { fault: 'surveyFirst', next: 'fillSurvey', params });
  expect(reactionTo(waits, 'zh-cn')).toMatchObject({ title: '请先完成年度健康问卷（约 5 分钟）', label: '去填写' });
  expect(reactionTo(waits, 'en-us')).toMatchObject({ title: 'Survey first' });
});

it('says a refusal that came in both languages in the one that is read', () => {
  const texts = { 'zh-cn': '文件太大', 'en-us': 'Too large' };
  const refused = failure(-1, '文件太大', { fault: 'tooLarge', next: 'none', texts });
  expect([sentence(refused, 'zh-cn'), sentence(refused, 'en-us')]).toEqual(['文件太大', 'Too large']);
});
