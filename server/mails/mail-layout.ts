import type { Language } from '#contract/plain/languages.ts'

/** The picture of the logo: PNG, because mail programs show no SVG. */
const LOGO = { path: '/mail-logo.png', width: 124, height: 32 }

/**
 * What style attributes cannot say: colours for the dark. Programs that ignore it turn the colours
 * themselves, so every surface names its own and no picture is dark on transparent ground.
 */
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#14151b!important}.sheet{background:#20222c!important}.sheet,.sheet td,.sheet p,.sheet b{color:#eceae5!important}.sheet .quiet{color:#b4b0a6!important}.sheet .line{border-color:#3a3d4a!important}.sheet .button a{color:#14151b!important}.sheet .button{background:#a9b8f5!important}}`

/** A mail's frame: the shop's logo, the body, a footer. Styles are inline because mail programs support little else. */
export function mailPage({
  shop,
  publicUrl,
  language,
  title,
  body,
  foot,
}: {
  shop: string
  publicUrl: string
  /** For screen readers. */
  language: Language
  title: string
  body: string
  foot: string
}): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${STYLES}</style></head>
<body class="page" style="margin:0;background:#f4f2ee;font-family:Figtree,Helvetica,Arial,sans-serif;color:#1a1b22;font-size:16px;line-height:24px">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f2ee"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;color:#1a1b22;border-radius:14px">
<tr><td style="padding:20px 24px;background:#24346b;border-radius:14px 14px 0 0"><a href="${escapeHtml(publicUrl)}/" style="color:#ffffff;text-decoration:none;font-size:20px;font-weight:bold"><img src="${escapeHtml(publicUrl + LOGO.path)}" width="${LOGO.width}" height="${LOGO.height}" alt="${escapeHtml(shop)}" style="display:block;border:0;color:#ffffff"></a></td></tr>
<tr><td style="padding:24px">${body}</td></tr>
<tr><td class="quiet" style="padding:16px 24px 24px;color:#6b6860;font-size:13px;line-height:18px">${escapeHtml(foot)}</td></tr>
</table></td></tr></table></body></html>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
