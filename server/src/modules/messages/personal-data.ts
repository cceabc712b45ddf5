import { definePersonalTable } from '../../personal-table.ts';
import { messageSealContext, shownMessage, unsealMessage } from './stored.ts';

export const ownMessages = definePersonalTable({
  name: 'messages',
  title: { zh: '短信', en: 'Messages' },
  rows: { table: 'message', person: 'person_guid', orderBy: 'due_at', relatives: true },
  fields: {
    phone: {
      ...{ zh: '手机号', en: 'Phone' },
      of: (row, { key }) => key.unseal(messageSealContext('phone', row), row.phone),
    },
    text: {
      ...{ zh: '内容', en: 'Text' },
      of: (row, { key }) => shownMessage(unsealMessage(key, row)),
    },
    dueAt: { zh: '计划时间', en: 'Due', of: 'due_at' },
    sentAt: { zh: '发送时间', en: 'Sent', of: 'sent_at' },
  },
  erased: { zh: '全部短信记录', en: 'all messages' },
  erase: 'delete',
});
