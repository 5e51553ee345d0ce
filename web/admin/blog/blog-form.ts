import type { Input } from '#contract/api.ts'
import type { FieldNames } from '#web/admin/form/conflict-dialog.tsx'

import type { AdminBlog } from './blog-loader.ts'

export interface BlogValues extends Pick<
  AdminBlog,
  | 'title'
  | 'title_nl'
  | 'title_fr'
  | 'excerpt'
  | 'excerpt_nl'
  | 'excerpt_fr'
  | 'body'
  | 'body_nl'
  | 'body_fr'
  | 'slug'
  | 'category'
  | 'author'
  | 'image_path'
  | 'status'
  | 'published_at'
  | 'product_ids'
> {}

const EMPTY: BlogValues = {
  title: '',
  title_nl: '',
  title_fr: '',
  excerpt: '',
  excerpt_nl: '',
  excerpt_fr: '',
  body: '',
  body_nl: '',
  body_fr: '',
  slug: '',
  category: 'unclassified',
  author: '',
  image_path: null,
  status: 'draft',
  published_at: null,
  product_ids: [],
}

export function blogValues(blog: AdminBlog | undefined): BlogValues {
  if (blog === undefined) return EMPTY
  return Object.fromEntries(
    Object.keys(EMPTY).map((name) => [name, blog[name as keyof BlogValues]]),
  ) as unknown as BlogValues
}

/** What is sent: an empty address or author is made by the server, a draft has no moment. */
export function blogBody({
  slug,
  author,
  published_at,
  ...values
}: BlogValues): Input<'POST /admin/blogs'>['body'] {
  return {
    ...values,
    published_at: values.status === 'draft' ? null : published_at,
    ...(slug.trim() !== '' && { slug: slug.trim() }),
    ...(author.trim() !== '' && { author }),
  }
}

/** What the fields are called when somebody else was faster. */
export const BLOG_FIELD_NAMES = {
  title: 'admin.blogs.field.title',
  title_nl: 'admin.blogs.field.title_nl',
  title_fr: 'admin.blogs.field.title_fr',
  excerpt: 'admin.blogs.field.excerpt',
  excerpt_nl: 'admin.blogs.field.excerpt_nl',
  excerpt_fr: 'admin.blogs.field.excerpt_fr',
  body: 'admin.blogs.field.body',
  body_nl: 'admin.blogs.field.body_nl',
  body_fr: 'admin.blogs.field.body_fr',
  slug: 'admin.blogs.slug',
  category: 'admin.blogs.category',
  author: 'admin.blogs.author',
  image_path: 'admin.blogs.picture',
  status: 'admin.orders.status',
  published_at: 'admin.blogs.publishedAt',
} as const satisfies FieldNames
