import { readFileSync } from 'node:fs'
import path from 'node:path'

import { drawingPath, HOUSE_BRAND } from '#contract/plain/drawing.ts'
import type { FaqGroup } from '#contract/plain/faq-groups.ts'
import type { Trx } from '#database/pool.ts'

import { ARTICLES, type DemoArticle } from './content/articles.ts'
import faqs from './content/faqs.json' with { type: 'json' }

/** What makes HTML of Markdown: the server knows how, the database does not. */
export interface TextMaker {
  renderMarkdown: (text: string) => string
  readingMinutes: (text: string) => number
}

const FOLDER = path.join(import.meta.dirname, 'content/blog')
const DAY_MS = 86_400_000

/** The articles of the blog, with the products they speak of, and the questions. */
export async function seedContent(trx: Trx, text: TextMaker, now: Date): Promise<void> {
  for (const article of ARTICLES) {
    const { id } = await trx
      .insertInto('blogs')
      .values(blogRow(article, text, now))
      .returning('id')
      .executeTakeFirstOrThrow()
    await seedProducts(trx, id, article.skus)
  }
  await trx
    .insertInto('faqs')
    .values(
      faqs.map(({ group, ...faq }, position) => ({
        ...faq,
        // oxlint-disable-next-line no-unsafe-type-assertion -- JSON knows no unions; the database does
        faq_group: group as FaqGroup,
        position,
        status: 'published' as const,
        answer_html: text.renderMarkdown(faq.answer),
        answer_html_nl: text.renderMarkdown(faq.answer_nl),
        answer_html_fr: text.renderMarkdown(faq.answer_fr),
      })),
    )
    .execute()
}

function blogRow(
  { slug, category, author, status, days, drawing }: DemoArticle,
  { renderMarkdown, readingMinutes }: TextMaker,
  now: Date,
) {
  const [en, nl, fr] = [readText(slug, 'en'), readText(slug, 'nl'), readText(slug, 'fr')]
  const moment = new Date(now.getTime() + days * DAY_MS)
  const written = moment < now ? moment : now
  return {
    slug,
    image_path: drawing === undefined ? null : drawingOf(drawing),
    category,
    author,
    status,
    published_at: status === 'draft' ? null : moment,
    created_at: written,
    updated_at: written,
    title: en.title,
    title_nl: nl.title,
    title_fr: fr.title,
    excerpt: en.excerpt,
    excerpt_nl: nl.excerpt,
    excerpt_fr: fr.excerpt,
    body: en.body,
    body_nl: nl.body,
    body_fr: fr.body,
    body_html: renderMarkdown(en.body),
    body_html_nl: renderMarkdown(nl.body),
    body_html_fr: renderMarkdown(fr.body),
    reading_minutes: readingMinutes(en.body),
  }
}

function drawingOf([kind, color, label]: NonNullable<DemoArticle['drawing']>): string {
  return drawingPath({ kind, color, brand: HOUSE_BRAND, label })
}

/** A file is a title, a paragraph that sums the article up, and the article. */
function readText(slug: string, language: 'en' | 'nl' | 'fr') {
  const file = readFileSync(path.join(FOLDER, `${slug}.${language}.md`), 'utf8')
  const [title = '', excerpt = '', ...body] = file.trim().split('\n\n')
  return { title: title.replace(/^# /, ''), excerpt, body: body.join('\n\n') }
}

async function seedProducts(trx: Trx, blogId: number, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'sku'])
    .where('sku', 'in', skus)
    .execute()
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  await trx
    .insertInto('blog_products')
    .values(
      skus.map((sku, position) => {
        const product_id = ids.get(sku)
        if (product_id === undefined) throw new Error(`There is no article ${sku}`)
        return { blog_id: blogId, product_id, position }
      }),
    )
    .execute()
}
