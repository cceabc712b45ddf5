import { entry, type FaultEntry } from './entry.ts';

/** Ways in, as operators keep them: looking at the portal, a partner's key, a binding of the messaging app. */
export const previewFaults = {
  previewOnly: entry(
    -755,
    'none',
    '这是预览，只能查看：不会保存、提交、付款或下载',
    'This is a preview. You can only look: nothing is saved, sent, paid or downloaded',
  ),
  previewOver: entry(
    -756,
    'none',
    '预览已结束或已过期，请在管理后台重新打开',
    'This preview has ended or run out. Please open it again from the console',
  ),
  previewDraftWrong: entry(
    -757,
    'fixInput',
    '草稿中有 {count} 处需要修改，改好后才能预览。也可以先预览线上的设置',
    'The draft has {count} fields to put right before it can be previewed. You can preview what is live meanwhile',
  ),
  partnerKeyOff: entry(
    -758,
    'fixInput',
    '该企业没有合作平台，请先在企业设置中填写合作平台（partner）并发布',
    'This company has no partner. Fill in its setting “partner” and publish it first',
  ),
  appNotBound: entry(
    -759,
    'goBack',
    '该员工没有绑定微信，或已经解除，请刷新页面',
    'This employee has no WeChat linked, or no longer. Please reload the page',
  ),
  companyCodeOwn: entry(
    -760,
    'fixInput',
    '「{code}」是该企业的主代码，登录地址、签名链接和单点登录都写着它，不能删除；可以添加或删除其他代码',
    '“{code}” is the company’s own code: login addresses, signed links and single sign-on name it, so it stays. Others can be added and removed',
  ),
} satisfies Record<string, FaultEntry>;
