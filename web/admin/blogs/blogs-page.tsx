import { BLOG_CATEGORIES } from '#contract/plain/blog.ts'
import type { Language } from '#contract/plain/languages.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { Column } from '#web/admin/table/column.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListFilter } from '#web/admin/table/list-filters.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Link } from '#web/ui/link.tsx'

import { BlogBadge } from './blog-badge.tsx'
import { blogQuery, type BlogRow, type BlogsData } from './blogs-loader.ts'

const TABS: readonly ListTab[] = [
  { text: 'admin.orders.tab.all', filter: { status: undefined } },
  { text: 'admin.blogs.status.published', filter: { status: 'published' } },
  { text: 'admin.blogs.status.scheduled', filter: { status: 'scheduled' } },
  { text: 'admin.blogs.status.draft', filter: { status: 'draft' } },
]

/** The articles of the blog, in every state. */
export function BlogsPage() {
  const { t, language } = useTranslation()
  const page = useLoaderData<BlogsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const filters: readonly ListFilter[] = [
    {
      kind: 'choice',
      label: 'admin.blogs.category',
      name: 'category',
      options: BLOG_CATEGORIES.map((value) => ({
        value,
        label: t(`admin.blogs.categories.${value}`),
      })),
    },
  ]
  return (
    <DataTable
      name="blogs"
      title="admin.blogs.title"
      path={adminPath.blogs}
      columns={columnsOf(t, language)}
      page={page}
      idOf={(row) => row.id}
      nameOf={(row) => titleIn(row, language)}
      to={(row) => adminPath.blog(row.id)}
      tabs={TABS}
      search="admin.blogs.search"
      filters={filters}
      empty="admin.blogs.empty"
      fetchPage={(part) =>
        staffCall('GET /admin/blogs', {
          query: { ...blogQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={() => void revalidator.revalidate()}
      actions={
        <Link className="btn btn-primary" to={adminPath.blogNew}>
          <Icon of={Plus} />
          {t('admin.blogs.add')}
        </Link>
      }
    />
  )
}

function columnsOf(t: Translate, language: Language): readonly Column<BlogRow>[] {
  return [
    {
      id: 'title',
      header: 'admin.blogs.titleLabel',
      rank: 'name',
      card: 'title',
      sort: 'title',
      cell: (row) => <span className="block max-w-md">{titleIn(row, language)}</span>,
      text: (row) => titleIn(row, language),
    },
    {
      id: 'category',
      header: 'admin.blogs.category',
      card: 'line',
      cell: (row) => t(`admin.blogs.categories.${row.category}`),
      text: (row) => t(`admin.blogs.categories.${row.category}`),
    },
    {
      id: 'author',
      header: 'admin.blogs.author',
      rank: 'wide',
      cell: (row) => row.author,
      text: (row) => row.author,
    },
    {
      id: 'status',
      header: 'admin.orders.status',
      card: 'end',
      cell: (row) => <BlogBadge status={row.status} />,
      text: (row) => t(`admin.blogs.status.${row.status}`),
    },
    {
      id: 'published',
      header: 'admin.blogs.publishedAt',
      card: 'end-line',
      sort: 'published_at',
      cell: (row) => (row.published_at === null ? '–' : <Moment at={row.published_at} />),
      text: (row) => row.published_at ?? '',
    },
    {
      id: 'updated',
      header: 'admin.blogs.updatedAt',
      rank: 'wide',
      sort: 'updated_at',
      cell: (row) => <Moment at={row.updated_at} />,
      text: (row) => row.updated_at,
    },
  ]
}

function titleIn({ title, title_nl, title_fr }: BlogRow, language: Language): string {
  return { en: title, nl: title_nl, fr: title_fr }[language] || title
}
