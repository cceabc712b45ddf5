import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language';
import { maskPhone } from '#contract/rules/mask';
import { registerKeptPage, type KeptWords } from '../kept/page.ts';
import type { KeptSms } from './port.ts';

const words: Record<Language, KeptWords> = {
  'zh-cn': {
    title: '短信沙箱',
    about: '这里是门户本应发出的短信，最新的在最前面。没有任何短信真正发出。',
    empty: '还没有短信。',
  },
  'en-us': {
    title: 'SMS sandbox',
    about: 'The messages the portal would have sent, the newest first. None of them has left this machine.',
    empty: 'No messages yet.',
  },
};

/** `GET /sim/sms` */
export const registerSmsPage = (app: FastifyInstance, kept: () => readonly KeptSms[]): void =>
  registerKeptPage(app, {
    path: '/sim/sms',
    words,
    items: () => kept().map(({ phone, text, at }) => ({ to: maskPhone(phone), text, at })),
  });
