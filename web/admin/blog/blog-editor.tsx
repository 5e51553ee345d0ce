import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { BlogBadge } from '#web/admin/blogs/blog-badge.tsx'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { LanguageFields } from '#web/admin/form/language-fields.tsx'
import { MarkdownFields } from '#web/admin/form/markdown-field.tsx'
import { LeaveGuard, StaffForm } from '#web/admin/form/staff-form.tsx'
import { useStaffForm } from '#web/admin/form/use-staff-form.ts'
import { RecordHead } from '#web/admin/layout/record-head.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Eye } from '#web/ui/icons/eye.ts'
import { Store } from '#web/ui/icons/store.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { ArticlePreview } from './article-preview.tsx'
import { BLOG_FIELD_NAMES, blogBody, type BlogValues, blogValues } from './blog-form.ts'
import type { AdminBlog, NamedProduct } from './blog-loader.ts'
import { BlogSettings } from './blog-settings.tsx'

const FORM = 'blog'

/** An article in three languages, and beside it when and how it appears. */
export function BlogEditor({
  blog,
  products,
}: {
  /** None for a new one. */
  blog: AdminBlog | undefined
  products: readonly NamedProduct[]
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [isPreviewed, setIsPreviewed] = useState(false)
  const form = useStaffForm<BlogValues>({
    values: blogValues(blog),
    current: (record) => {
      const theirs = record as AdminBlog
      return { values: blogValues(theirs), version: theirs.version }
    },
    async send(values, version = blog?.version) {
      const body = blogBody(values)
      if (blog === undefined) {
        const { data } = await staffCall('POST /admin/blogs', { body })
        toasts.show(t('admin.blogs.saved'))
        await navigate(adminPath.blog(data.id), { replace: true })
        return
      }
      await staffCall('PUT /admin/blogs/{id}', {
        params: { id: blog.id },
        body: { ...body, ...(version !== undefined && { version }) },
      })
      toasts.show(t('admin.blogs.saved'))
      await revalidator.revalidate()
    },
  })
  return (
    <>
      <RecordHead
        back={adminPath.blogs}
        title={blog?.title ?? t('admin.blogs.add')}
        facts={blog !== undefined && <BlogBadge status={blog.status} />}
      >
        {blog?.status === 'published' && (
          <a className="btn btn-ghost" href={paths.article(blog.slug)}>
            <Icon of={Store} />
            {t('admin.viewShop')}
          </a>
        )}
        <Button look="secondary" icon={<Icon of={Eye} />} onClick={() => setIsPreviewed(true)}>
          {t('admin.form.preview')}
        </Button>
        {blog !== undefined && <DeleteButton blog={blog} />}
        <Button type="submit" form={FORM} isBusy={form.isBusy}>
          {t('admin.save')}
        </Button>
      </RecordHead>
      <StaffForm
        id={FORM}
        form={form}
        record={blog && { entity: 'blog', id: blog.id }}
        names={BLOG_FIELD_NAMES}
      >
        <div className="admin-columns">
          <section className="card admin-card" aria-label={t('admin.blogs.text')}>
            <LanguageFields
              form={form}
              name="title"
              label={t('admin.blogs.titleLabel')}
              maxLength={200}
              isRequired
            />
            <LanguageFields
              form={form}
              name="excerpt"
              label={t('admin.blogs.excerpt')}
              hint={t('admin.blogs.excerptHint')}
              rows={3}
              maxLength={500}
            />
            <MarkdownFields
              form={form}
              name="body"
              label={t('admin.blogs.text')}
              rows={18}
              maxLength={30_000}
            />
          </section>
          <BlogSettings form={form} blog={blog} products={products} />
        </div>
        <LeaveGuard isDirty={form.isDirty} />
      </StaffForm>
      {isPreviewed && (
        <ArticlePreview values={form.form.getValues()} onClose={() => setIsPreviewed(false)} />
      )}
    </>
  )
}

function DeleteButton({ blog }: { blog: AdminBlog }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    setIsAsking(false)
    try {
      await staffCall('DELETE /admin/blogs/{id}', { params: { id: blog.id } })
      toasts.show(t('admin.blogs.deleted'))
      await navigate(adminPath.blogs)
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
  }
  return (
    <>
      <Button look="danger-quiet" icon={<Icon of={Trash2} />} onClick={() => setIsAsking(true)}>
        {t('admin.blogs.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.blogs.deleteTitle')}
          verb={t('admin.blogs.delete')}
          isDanger
          onClose={() => setIsAsking(false)}
          onConfirm={() => void remove()}
        >
          <p>{t('admin.blogs.deleteText', { title: blog.title })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
