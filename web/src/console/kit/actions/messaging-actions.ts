/** People's acts with the messaging app, by the names the audit has for them. */
export const messagingActions = {
  zh: { 'messaging.bind': '员工绑定微信', 'messaging.unbind': '员工微信绑定已解除' },
  en: { 'messaging.bind': 'Employee linked WeChat', 'messaging.unbind': 'WeChat unlinked' },
};
