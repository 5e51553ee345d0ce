import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

/** What staff write, as HTML that is safe to show: raw HTML in it stays text. */
export function renderMarkdown(text: string): string {
  return safe(markdown.render(text))
}

export interface RenderedText {
  html: string
  /** Its headings that bear an id, `## Delivery {#delivery}`, in their order. */
  sections: { id: string; title: string }[]
}

/** The same with the headings that can be linked to: for long texts with a table of contents. */
export function renderSections(text: string): RenderedText {
  const tokens = markdown.parse(text, {})
  const sections = tokens.flatMap((token, index) => {
    const id = token.type === 'heading_open' ? token.attrGet('id') : null
    return id === null
      ? []
      : [{ id: String(id), title: plainText(tokens[index + 1]?.content ?? '') }]
  })
  return { html: safe(markdown.renderer.render(tokens, markdown.options, {})), sections }
}

/** The words alone: for descriptions and for counting. */
export function plainText(text: string): string {
  const words = sanitizeHtml(markdown.render(text), { allowedTags: [], allowedAttributes: {} })
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const markdown = new MarkdownIt({ html: false, linkify: false })
const HEADING_ID = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/

/** The page's title is its only h1. A heading may end with the id that links to it use. */
markdown.core.ruler.push('headings', ({ tokens }) => {
  for (const [index, token] of tokens.entries()) {
    if (token.tag === 'h1') token.tag = 'h2'
    if (token.type !== 'heading_open') continue
    const inline = tokens[index + 1]
    const last = inline?.children?.at(-1)
    const id = HEADING_ID.exec(last?.content ?? '')?.[1]
    if (inline === undefined || last === undefined || id === undefined) continue
    last.content = last.content.replace(HEADING_ID, '')
    inline.content = inline.content.replace(HEADING_ID, '')
    token.attrSet('id', id)
  }
})

/** A wide table scrolls by itself, also by the keyboard. */
markdown.renderer.rules['table_open'] = () => '<div tabindex="0"><table>'
markdown.renderer.rules['table_close'] = () => '</table></div>'

const CODE = /\b[A-Z]{1,6}-[A-Z]*\d[A-Z\d]*/g

/** A cartridge or printer keeps its code in one line: LC-3219XL. */
markdown.renderer.rules['text'] = (tokens, index) =>
  markdown.utils.escapeHtml(tokens[index]?.content ?? '').replaceAll(CODE, '<span>$&</span>')

const OWN_PAGE = /^\/(?!\/)|^#/

/** The second fence: whatever the renderer lets through, only this is kept. */
function safe(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'code',
      'pre',
      'blockquote',
      'a',
      'hr',
      'br',
      'img',
      'div',
      'span',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'loading'],
      h2: ['id'],
      h3: ['id'],
      div: ['tabindex'],
      ol: ['start'],
      th: ['style'],
      td: ['style'],
    },
    allowedStyles: { '*': { 'text-align': [/^(?:left|right|center)$/] } },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '', ...attributes }) => ({
        tagName,
        attribs: {
          ...attributes,
          href,
          ...(OWN_PAGE.test(href) ? {} : { rel: 'noopener' }),
        },
      }),
      img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    },
    // Pictures come from the shop itself: nobody else learns who reads.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !(attribs['src'] ?? '').startsWith('/media/'),
  })
}
