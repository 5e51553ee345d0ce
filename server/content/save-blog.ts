import type { BlogChange, BlogDraft } from '#contract/blogs.ts'
import { slugOf } from '#contract/plain/slug-of.ts'
import { isUniqueViolation } from '#database/failures.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { recordEdit, sentFields } from '#server/audit/record-edit.ts'
import type { Fields } from '#server/audit/undo.ts'
import type { Staff } from '#server/platform/context.ts'
import { renderMarkdown } from '#server/platform/markdown.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import {
  blogById,
  type BlogDetail,
  type BlogFields,
  deleteBlogRow,
  insertBlog,
  isSlugTaken,
  lockBlog,
  unknownProduct,
  updateBlog,
  writeBlogProducts,
} from './blog-queries.ts'
import { adminBlogOf } from './blog-shape.ts'
import { publicationOf } from './publication.ts'
import { readingMinutes } from './reading-minutes.ts'

export interface ByStaff {
  staff: Staff
  now: Date
}

/** Writes an article; a draft unless it says otherwise. Throws `validation`. */
export async function addBlog(db: Db, by: ByStaff, draft: BlogDraft): Promise<BlogDetail> {
  return refusingTakenSlug(() =>
    inTransaction(db, async (trx) => {
      const fields = fieldsOf(draft, emptyBlog(by.staff), by.now)
      await refuseUnknown(trx, fields, null)
      const id = await insertBlog(trx, fields)
      await writeBlogProducts(trx, id, fields.product_ids)
      await recordChange(trx, by.staff, {
        action: 'create',
        entity: 'blog',
        entityId: id,
        after: draft,
      })
      return requireBlog(trx, id)
    }),
  )
}

/** Changes what is sent of an article. Throws `not_found`, `stale` with the record as it is, and `validation`. */
export async function changeBlog(
  db: Db,
  by: ByStaff,
  id: number,
  { version, ...change }: BlogChange,
): Promise<BlogDetail> {
  return refusingTakenSlug(() =>
    inTransaction(db, async (trx) => {
      await lockBlog(trx, id)
      const before = await requireBlog(trx, id)
      await refuseStale(before, version, () => adminBlogOf(before, by.now))
      const fields = fieldsOf(change, before, by.now)
      await refuseUnknown(trx, fields, id)
      await updateBlog(trx, id, fields)
      await writeBlogProducts(trx, id, fields.product_ids)
      await recordEdit(trx, by.staff, { entity: 'blog', before, after: fields })
      return requireBlog(trx, id)
    }),
  )
}

/** Writes former fields of a locked article again. Throws `validation` where its address or an article is taken. */
export async function putBackBlog(trx: Trx, id: number, former: Fields): Promise<void> {
  const fields = withFollowing({ ...(await requireBlog(trx, id)), ...former })
  await refuseUnknown(trx, fields, id)
  await updateBlog(trx, id, fields)
  await writeBlogProducts(trx, id, fields.product_ids)
}

/** Deletes an article; links to it lead nowhere any more. Throws `not_found`. */
export async function deleteBlog(db: Db, { staff }: ByStaff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockBlog(trx, id)
    const { title, slug } = await requireBlog(trx, id)
    await deleteBlogRow(trx, id)
    await recordChange(trx, staff, {
      action: 'delete',
      entity: 'blog',
      entityId: id,
      before: { title, slug },
    })
  })
}

export async function requireBlog(db: Db, id: number): Promise<BlogDetail> {
  const row = await blogById(db, id)
  if (row === undefined) throw new ShopError('not_found', { message: 'blogs.not_found' })
  return row
}

function emptyBlog({ name }: Staff): BlogFields {
  const texts = {
    title: '',
    title_nl: '',
    title_fr: '',
    excerpt: '',
    excerpt_nl: '',
    excerpt_fr: '',
  }
  const bodies = {
    body: '',
    body_nl: '',
    body_fr: '',
    body_html: '',
    body_html_nl: '',
    body_html_fr: '',
  }
  return {
    ...texts,
    ...bodies,
    slug: '',
    category: 'unclassified',
    author: name,
    image_path: null,
    reading_minutes: 1,
    status: 'draft',
    published_at: null,
    product_ids: [],
  }
}

/** What is sent over what is there, with the HTML, the address and the moment that follow from it. */
function fieldsOf(change: Omit<BlogChange, 'version'>, before: BlogFields, now: Date): BlogFields {
  const { published_at: _, status: __, image_path: picture, ...sent } = change
  const fields: BlogFields = { ...before, ...sentFields(sent) }
  const slug = fields.slug === '' ? slugOf(fields.title) : fields.slug
  if (slug === '') throw new ShopError('validation', { fields: { slug: 'blogs.title_needed' } })
  return withFollowing({
    ...fields,
    ...publicationOf(change, before, now),
    slug,
    image_path: picture === undefined ? before.image_path : picture,
    product_ids: [...new Set(fields.product_ids)],
  })
}

/** With what follows from the texts. */
function withFollowing(fields: BlogFields): BlogFields {
  return {
    ...fields,
    body_html: renderMarkdown(fields.body),
    body_html_nl: renderMarkdown(fields.body_nl),
    body_html_fr: renderMarkdown(fields.body_fr),
    reading_minutes: readingMinutes(fields.body),
  }
}

async function refuseUnknown(trx: Trx, fields: BlogFields, id: number | null): Promise<void> {
  if (await isSlugTaken(trx, fields.slug, id)) throw slugTaken()
  const unknown = await unknownProduct(trx, fields.product_ids)
  if (unknown !== undefined)
    throw new ShopError('validation', {
      fields: { product_ids: 'blogs.product_unknown' },
      params: { id: unknown },
    })
}

/** Two of the same address at the same moment: the second meets the constraint. */
async function refusingTakenSlug<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'blogs_slug_unique')) throw slugTaken()
    throw error
  }
}

function slugTaken(): ShopError {
  return new ShopError('validation', { fields: { slug: 'blogs.slug_taken' } })
}
