import * as z from 'zod'

import { Product } from './catalogue.ts'
import { bodyId, dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { BLOG_CATEGORIES, BLOG_STATUSES } from './plain/blog.ts'
import { oneLine, severalLines } from './text-fields.ts'

const tag = 'Blog'
const MAX_SLUG = 120
const MAX_TITLE = 200
const MAX_EXCERPT = 500
/** Three of them fit the largest body a call may have. */
const MAX_BODY = 30_000
const PRODUCTS_AT_MOST = 12

const slugText = z
  .string()
  .max(MAX_SLUG, 'field.too_long')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'field.format')

/** An article as lists and links show it. */
export const BlogSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  title_fr: z.string(),
  title_nl: z.string(),
  excerpt: z.string(),
  excerpt_fr: z.string(),
  excerpt_nl: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  author: z.string(),
  /** Null: the category's drawing stands in. */
  image_path: z.string().nullable(),
  reading_minutes: z.int(),
  published_at: z.string(),
})
export type BlogSummary = z.infer<typeof BlogSummary>

const bodies = { body_html: z.string(), body_html_fr: z.string(), body_html_nl: z.string() }
const optionalBodies = {
  body_html: z.string().optional(),
  body_html_fr: z.string().optional(),
  body_html_nl: z.string().optional(),
}

export const Blog = z.object({ ...BlogSummary.shape, ...bodies })
export type Blog = z.infer<typeof Blog>

export const listBlogs = endpoint({
  method: 'GET',
  paths: { '/blogs': 'anyone' },
  tag,
  summary: 'Published articles, newest first, with the number in each category',
  query: z.strictObject({
    ...pageQuery,
    category: z.enum(BLOG_CATEGORIES).optional(),
    /** Words of the title, the introduction or the text, in the caller’s language. */
    search: z.string().trim().max(100).optional(),
    /** `summary` leaves the texts out: what a page of cards needs. */
    view: z.enum(['full', 'summary']).optional(),
  }),
  answer: z.object({
    ...listOf(z.object({ ...BlogSummary.shape, ...optionalBodies })).shape,
    categories: z.array(z.object({ value: z.enum(BLOG_CATEGORIES), count: z.int() })),
  }),
})

export const showBlog = endpoint({
  method: 'GET',
  paths: { '/blogs/{slug}': 'anyone' },
  tag,
  summary:
    'An article by its slug or a former one, with related articles and the products it names',
  params: z.object({ slug: z.string().max(MAX_SLUG) }),
  answer: dataOf(
    z.object({
      ...Blog.shape,
      related_blogs: z.array(BlogSummary),
      products: z.array(Product),
    }),
  ),
})

/** As staff see it: what they wrote beside what came of it. */
export const AdminBlog = z.object({
  ...Blog.shape,
  published_at: z.string().nullable(),
  body: z.string(),
  body_fr: z.string(),
  body_nl: z.string(),
  /** What is scheduled becomes published by itself when its moment comes. */
  status: z.enum(BLOG_STATUSES),
  product_ids: z.array(z.int()),
  former_slugs: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
})
export type AdminBlog = z.infer<typeof AdminBlog>

const AdminBlogRow = AdminBlog.omit({
  body: true,
  body_fr: true,
  body_nl: true,
  body_html: true,
  body_html_fr: true,
  body_html_nl: true,
  former_slugs: true,
})
export type AdminBlogRow = z.infer<typeof AdminBlogRow>

const fields = {
  title: oneLine(MAX_TITLE).min(1, 'field.required'),
  title_fr: oneLine(MAX_TITLE).optional(),
  title_nl: oneLine(MAX_TITLE).optional(),
  excerpt: oneLine(MAX_EXCERPT).optional(),
  excerpt_fr: oneLine(MAX_EXCERPT).optional(),
  excerpt_nl: oneLine(MAX_EXCERPT).optional(),
  /** Markdown. */
  body: severalLines(MAX_BODY).optional(),
  body_fr: severalLines(MAX_BODY).optional(),
  body_nl: severalLines(MAX_BODY).optional(),
  /** Made of the title when it is left out. A former one leads on to the new. */
  slug: slugText.optional(),
  category: z.enum(BLOG_CATEGORIES).optional(),
  /** Whoever writes it, when left out. */
  author: oneLine(80).optional(),
  image_path: z
    .string()
    .max(300)
    .regex(/^\/media(?:\/[\w-][\w.-]*)+$/, 'field.format')
    .nullish(),
  status: z.enum(BLOG_STATUSES).optional(),
  /** Needed for `scheduled`, and then still to come. */
  published_at: z.iso.datetime({ offset: true }).nullish(),
  product_ids: z.array(bodyId).max(PRODUCTS_AT_MOST).optional(),
}
const BlogDraft = z.strictObject(fields)
export type BlogDraft = z.infer<typeof BlogDraft>
const BlogChange = z.strictObject({
  ...BlogDraft.partial().shape,
  version: z.int().optional(),
})
export type BlogChange = z.infer<typeof BlogChange>

export const listAdminBlogs = endpoint({
  method: 'GET',
  paths: { '/admin/blogs': 'staff' },
  tag,
  summary: 'Articles in every state, newest first',
  query: z.strictObject({
    ...pageQuery,
    search: z.string().trim().max(100).optional(),
    status: z.enum(BLOG_STATUSES).optional(),
    category: z.enum(BLOG_CATEGORIES).optional(),
    sort: z.enum(['created_at', 'updated_at', 'published_at', 'title']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminBlogRow),
})

export const showAdminBlog = endpoint({
  method: 'GET',
  paths: { '/admin/blogs/{id}': 'staff' },
  tag,
  summary: 'One article with its Markdown',
  params: idParams,
  answer: dataOf(AdminBlog),
})

export const addBlog = endpoint({
  method: 'POST',
  paths: { '/admin/blogs': 'staff' },
  tag,
  summary: 'Writes an article; a draft unless `status` says otherwise',
  body: BlogDraft,
  answer: dataOf(AdminBlog),
  creates: true,
})

export const changeBlog = endpoint({
  method: 'PUT',
  paths: { '/admin/blogs/{id}': 'staff' },
  tag,
  summary: 'Changes what is sent of an article; a new slug keeps the old one leading to it',
  params: idParams,
  body: BlogChange,
  answer: dataOf(AdminBlog),
})

export const deleteBlog = endpoint({
  method: 'DELETE',
  paths: { '/admin/blogs/{id}': 'staff' },
  tag,
  summary: 'Deletes an article',
  params: idParams,
  answer: dataOf(z.null()),
})
