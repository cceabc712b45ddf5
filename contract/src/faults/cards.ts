import { entry, type FaultEntry } from './entry.ts';

/** Cards: refusals when one is bound, used, given away or taken back. */
export const cardFaults = {
  cardBindFailed: entry(-170, 'fixInput', '绑定失败，请核对卡号', 'Could not add this card. Check the number'),
  cardRecoverFailed: entry(
    -171,
    'viewCards',
    '收回失败：对方已领取，或这份赠送已结束，请刷新卡包查看',
    'Card recovery failed: it was accepted, or the gift has ended. Refresh to see where the card is',
  ),
  cardUsedUp: entry(-172, 'viewCards', '没有更多次数', 'No more amounts!'),
  cardExpired: entry(-173, 'viewCards', '兑换已过期', 'Redemption date expired'),
  noDentalCard: entry(-174, 'viewCards', '暂无洁牙卡', 'No dental cleaning card'),

  cardNumberBad: entry(-350, 'fixInput', '请输入 16 位卡号', 'Enter the 16-digit card number'),
  cardTryLater: entry(
    -351,
    'retryLater',
    '尝试次数过多，请在 {seconds} 秒后再试',
    'Too many tries. Please try again in {seconds} seconds',
    429,
  ),
  cardNeeded: entry(
    -352,
    'bindCard',
    '该计划使用体检卡预约，您还没有可用的体检卡，请先绑定',
    'This plan is booked with a check-up card, and you have none to use. Add one first',
  ),
  cardNotForPlan: entry(
    -353,
    'viewCards',
    '这张卡不适用于该体检计划，请更换卡片',
    'This card is not for this plan. Choose another card',
  ),
  cardSuspended: entry(
    -354,
    'callHotline',
    '企业已暂停使用，请联系 HR 或致电客服',
    'Paused by your company. Ask HR or call customer service',
  ),
  cardFrozen: entry(
    -355,
    'callHotline',
    '正在核实，完成后恢复使用；如有疑问请致电客服',
    'Being checked; it can be used again afterwards. Call customer service with questions',
  ),
  cardCancelled: entry(
    -356,
    'callHotline',
    '已作废，如有疑问请致电客服',
    'Cancelled. Call customer service with questions',
  ),
  cardGifted: entry(
    -357,
    'viewCards',
    '已赠出，对方领取前可随时收回',
    'Given away. You can take it back until it is accepted',
  ),
  cardGivenAway: entry(-358, 'none', '已赠出，对方已领取', 'Given away and accepted'),
  cardNotStarted: entry(-359, 'viewCards', '未到使用时间，{date} 起可用', 'Not started yet: can be used from {date}'),
  cardPartlyUsed: entry(
    -360,
    'viewCards',
    '已使用过的卡不能赠送或退回',
    'A card that has been used cannot be given away or removed',
  ),
  cardNotWithdrawable: entry(
    -361,
    'viewCards',
    '只有自己绑定且未使用的卡可以退回',
    'Only a card you added yourself and have not used can be removed',
  ),
  colleagueUnknown: entry(
    -362,
    'fixInput',
    '没有找到这位同事，请核对姓名与账号、工号或手机号',
    'We could not find this colleague. Check the name and the account, employee number or phone',
  ),
  giftToSelf: entry(
    -363,
    'fixInput',
    '不能赠送给自己，请填写同事的姓名与账号',
    'You cannot give a card to yourself. Enter a colleague’s name and account',
  ),
  giftGone: entry(
    -364,
    'viewCards',
    '这份赠送已被收回或已过期，请联系赠送人',
    'This gift was taken back or has ended. Please ask who gave it',
  ),
  cardMoveRefused: entry(
    -365,
    'none',
    '卡片当前状态不能执行此操作，请刷新后查看',
    'This cannot be done to the card as it is now. Refresh to see its state',
  ),
  cardRowsBad: entry(
    -366,
    'fixInput',
    '表格中没有可用的行，请检查后重新上传',
    'The sheet has no row that can be used. Check it and choose it again',
  ),
  cardDays: entry(
    -367,
    'fixInput',
    '有效期的最后一天不能早于第一天，也不能早于今天，请修改日期',
    'The last day cannot be before the first day or before today. Please change the dates',
  ),
} satisfies Record<string, FaultEntry>;
