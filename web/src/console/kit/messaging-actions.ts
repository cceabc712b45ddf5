/** What people do with the messaging app, by the names the audit has for it. */
export const messagingActions = {
  zh: { 'messaging.bind': '员工绑定微信', 'messaging.unbind': '解除微信绑定' },
  en: { 'messaging.bind': 'Employee linked WeChat', 'messaging.unbind': 'WeChat unlinked' },
};
