import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from './headers.ts';

const AGAIN_SECONDS = 5;

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f5f7fa;color:#1f2733;
font:16px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:26rem;margin:1.5rem;padding:2rem;border-radius:12px;background:#fff;text-align:center}
h1{margin:0 0 .5rem;font-size:1.25rem}p{margin:.25rem 0 1rem}
a{display:inline-block;padding:.6rem 1.5rem;border-radius:8px;background:#1f5fbf;color:#fff;text-decoration:none}
a:focus-visible{outline:3px solid #9cc2ff}
`;

/** Asks whether the portal is back and leaves the page alone until it is: a reload would interrupt a screen reader. */
const SCRIPT = `setInterval(function(){fetch(location.href,{cache:'no-store'}).then(function(answer){
if(answer.status!==503)location.reload()},function(){})},${AGAIN_SECONDS * 1_000})`;

const PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<noscript><meta http-equiv="refresh" content="${AGAIN_SECONDS}"></noscript>
<title>系统繁忙 · The system is busy</title>
<style>${STYLE}</style>
<script>${SCRIPT}</script>
</head>
<body>
<main role="status">
<h1>系统繁忙，请稍候</h1>
<p>我们正在恢复服务，页面将每 ${AGAIN_SECONDS} 秒自动重试，您无需任何操作。</p>
<div lang="en">
<h1>The system is busy</h1>
<p>We are getting it going again. This page tries again by itself every ${AGAIN_SECONDS} seconds; there is nothing you need to do.</p>
</div>
<a href="">立即重试 · Try now</a>
</main>
</body>
</html>
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = contentPolicy({ 'style-src': hashOf(STYLE), 'script-src': hashOf(SCRIPT) });

/** A person opened a page, rather than a program asking for data. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** The page for a person when the asked one cannot be made now: it belongs to no company and tries again by itself. */
export const sendOutagePage = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(AGAIN_SECONDS),
    })
    .send(PAGE);
