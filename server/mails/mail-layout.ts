import type { Language } from '#contract/plain/languages.ts'

/** A mail's frame: the shop's heading, the body, a footer. Styles are inline because mail programs support little else. */
export function mailPage({
  shop,
  language,
  body,
  foot,
}: {
  shop: string
  /** For screen readers. */
  language: Language
  body: string
  foot: string
}): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#f4f2ee;font-family:Figtree,Helvetica,Arial,sans-serif;color:#1a1b22;font-size:16px;line-height:24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:14px">
<tr><td style="padding:20px 24px;background:#24346b;color:#ffffff;border-radius:14px 14px 0 0;font-size:20px;font-weight:bold">${escapeHtml(shop)}</td></tr>
<tr><td style="padding:24px">${body}</td></tr>
<tr><td style="padding:16px 24px;color:#6b6860;font-size:13px;line-height:18px">${escapeHtml(foot)}</td></tr>
</table></td></tr></table></body></html>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
