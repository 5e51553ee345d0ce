import { useLoaderData } from '#web/router/hooks.ts'

import { BlogEditor } from './blog-editor.tsx'
import type { BlogData } from './blog-loader.ts'

/** One article; saved, it begins anew with what was saved. */
export function BlogPage() {
  const { blog, products } = useLoaderData<BlogData>()
  return (
    <BlogEditor
      key={blog === undefined ? 'new' : `${blog.id} ${blog.version}`}
      blog={blog}
      products={products}
    />
  )
}
