import { expect, test } from 'vitest'

import { plainText, renderMarkdown, renderSections } from './markdown.ts'

test('paragraphs, headings, lists, links and tables are kept', () => {
  const html = renderMarkdown(
    '# Ink\n\nA **bold** word and [a page](/shop/toner).\n\n- one\n- two\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
  )
  expect(html).toContain('<h2>Ink</h2>')
  expect(html).toContain('<a href="/shop/toner">a page</a>')
  expect(html).toContain('<strong>bold</strong>')
  expect(html).toContain('<li>two</li>')
  expect(html).toContain('<div tabindex="0"><table>')
  expect(html).toContain('<td style="text-align:right">2</td>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '[click](java\tscript:alert(1))',
  '[click](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[click](vbscript:msgbox(1))',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](/media/a.png)',
  '[a](/x" onmouseover="alert(1))',
  '<https://evil.example/"onclick="alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="//evil.example"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '`<script>alert(1)</script>`',
  '## <script>alert(1)</script> {#x}',
  '| <script> |\n|---|\n| <img onerror=alert(1)> |',
  '```html onload=alert(1)\n<script>alert(1)</script>\n```',
  '[x]: javascript:alert(1)\n\n[x]',
  '<style>*{display:none}</style>',
])('hostile Markdown does nothing: %s', (text) => {
  const tags = renderMarkdown(text).match(/<[a-z](?:"[^"]*"|[^">])*>/gi) ?? []
  for (const tag of tags) {
    expect(tag).not.toMatch(/^<(?:script|svg|iframe|style|object|form)/i)
    expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=/i)
    expect(tag).not.toMatch(/\b(?:href|src)="\s*(?:javascript|data|vbscript):/i)
  }
})

test('pictures of other hosts are left out, and links to them say so', () => {
  const html = renderMarkdown(
    '![a](https://evil.example/x.png) [b](https://example.org) ![c](/media/c.webp)',
  )
  expect(html).not.toContain('evil.example')
  expect(html).toContain('<a href="https://example.org" rel="noopener">b</a>')
  expect(html).toContain('src="/media/c.webp"')
})

test('a link without a scheme of its own leads to no other host', () => {
  expect(renderMarkdown('[x](//evil.example)')).not.toContain('evil.example')
})

test('headings with an id make a table of contents', () => {
  const { html, sections } = renderSections('## Delivery *here* {#delivery}\n\nText\n\n## Plain')
  expect(sections).toEqual([{ id: 'delivery', title: 'Delivery here' }])
  expect(html).toContain('<h2 id="delivery">Delivery <em>here</em></h2>')
})

test('a code stays in one line', () => {
  expect(renderMarkdown('a TN-2420, **MFC-J5330DW** and X-ray')).toBe(
    '<p>a <span>TN-2420</span>, <strong><span>MFC-J5330DW</span></strong> and X-ray</p>\n',
  )
})

test('the words alone', () => {
  expect(plainText('A **bold** [link](/x) & “more” <i>')).toBe('A bold link & “more” <i>')
})
