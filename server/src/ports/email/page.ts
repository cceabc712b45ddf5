import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language';
import { maskEmail } from '#contract/rules/mask';
import { registerKeptPage, type KeptWords } from '../kept/page.ts';
import type { KeptEmail } from './port.ts';

const words: Record<Language, KeptWords> = {
  'zh-cn': {
    title: '邮件沙箱',
    about: '这里是门户本应发出的邮件，最新的在最前面。没有任何邮件真正发出。',
    empty: '还没有邮件。',
  },
  'en-us': {
    title: 'E-mail sandbox',
    about: 'The e-mails the portal would have sent, the newest first. None of them has left this machine.',
    empty: 'No e-mails yet.',
  },
};

/** `GET /sim/email` */
export const registerEmailPage = (app: FastifyInstance, kept: () => readonly KeptEmail[]): void =>
  registerKeptPage(app, {
    path: '/sim/email',
    words,
    items: () =>
      kept().map(({ to, subject, text, attachments, at }) => ({
        ...{ to: maskEmail(to), title: subject, text, at },
        files: attachments.map(({ name }) => name),
      })),
  });
