import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  progress: '进度',
  counted: (done: number, all: number) => `${done} / ${all} 题`,
  sectionDone: (done: number, all: number) => `${done} / ${all}`,
  sectionAll: (all: number) => `${all} 题`,
  sections: '问卷各部分',
  finished: '已完成',
  place: (at: number, all: number) => `第 ${at} 部分，共 ${all} 部分`,
  because: (choice: string, count: number) => `因为您选择了「${choice}」，请再答${count === 1 ? '一' : ` ${count} `}题`,
  several: '可多选',
  optional: '（选填）',
  saved: (time: string) => `已保存 ${time}，可换一台设备继续`,
  saving: '正在保存',
  unsaved: '您的填写会自动保存',
  saveFailed: '暂时无法保存，请检查网络；您可以继续填写，恢复后自动保存',
  previous: '上一部分',
  next: (title: string) => `下一部分：${title}`,
  leave: '保存并退出',
  handIn: '提交问卷',
  handingIn: '提交中',
  problems: (count: number) => `有 ${count} 题需要您补充`,
  problem: {
    missing: '请回答这一题',
    choice: '请从选项中选择',
    alone: '选了「都没有」就不能再选其他项',
    number: (min: number, max: number) => `请填写 ${min} 到 ${max} 之间的数`,
    whole: (min: number, max: number) => `请填写 ${min} 到 ${max} 之间的整数`,
    digits: (digits: number) => `最多保留 ${digits} 位小数`,
    long: (most: number) => `最多 ${most} 字`,
  },
  count: (count: number, most: number) => `${count} / ${most}`,
};

const en: Dict<typeof zh> = {
  progress: 'Progress',
  counted: (done, all) => `${done} of ${all}`,
  sectionDone: (done, all) => `${done} / ${all}`,
  sectionAll: (all) => (all === 1 ? '1 question' : `${all} questions`),
  sections: 'Sections of the questionnaire',
  finished: 'complete',
  place: (at, all) => `Section ${at} of ${all}`,
  because: (choice, count) =>
    `You chose “${choice}”, so ${count === 1 ? 'one more question' : `${count} more questions`}`,
  several: 'Choose all that apply',
  optional: ' (optional)',
  saved: (time) => `Saved ${time}. You can continue on another device`,
  saving: 'Saving',
  unsaved: 'Your answers are saved as you go',
  saveFailed:
    'This cannot be saved just now. Please check your connection; you can go on, and it is saved once it is back',
  previous: 'Previous',
  next: (title) => `Next: ${title}`,
  leave: 'Save and leave',
  handIn: 'Submit',
  handingIn: 'Submitting',
  problems: (count) => (count === 1 ? 'One question needs your answer' : `${count} questions need your answer`),
  problem: {
    missing: 'Please answer this question',
    choice: 'Please choose one of these',
    alone: 'With “none of these” nothing else can be chosen',
    number: (min, max) => `Please enter a number from ${min} to ${max}`,
    whole: (min, max) => `Please enter a whole number from ${min} to ${max}`,
    digits: (digits) => `At most ${digits} digits after the point`,
    long: (most) => `At most ${most} characters`,
  },
  count: (count, most) => `${count} / ${most}`,
};

export const runnerText: Texts<typeof zh> = { zh, en };
export type RunnerWords = Dict<typeof zh>;
