import { useState } from 'react'

import { BLOG_CATEGORIES, BLOG_STATUSES } from '#contract/plain/blog.ts'
import { PictureField } from '#web/admin/form/picture-field.tsx'
import { TimeField } from '#web/admin/form/time-field.tsx'
import type { StaffForm } from '#web/admin/form/use-staff-form.ts'
import { ArticleBox } from '#web/admin/stock/article-box.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons/x.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'

import type { BlogValues } from './blog-form.ts'
import type { AdminBlog, NamedProduct } from './blog-loader.ts'

/** When an article appears, where, by whom, and what it shows beside its text. */
export function BlogSettings({
  form,
  blog,
  products,
}: {
  form: StaffForm<BlogValues>
  blog: AdminBlog | undefined
  products: readonly NamedProduct[]
}) {
  const { t } = useTranslation()
  const { register, setValue, watch } = form.form
  const [status, publishedAt, picture] = watch(['status', 'published_at', 'image_path'])
  return (
    <section className="card admin-card" aria-label={t('admin.blogs.settings')}>
      <SelectField
        label={t('admin.orders.status')}
        error={form.errorOf('status')}
        {...register('status')}
      >
        {BLOG_STATUSES.map((one) => (
          <option key={one} value={one}>
            {t(`admin.blogs.status.${one}`)}
          </option>
        ))}
      </SelectField>
      {status !== 'draft' && (
        <TimeField
          label={t('admin.blogs.publishedAt')}
          {...(status === 'published' && { optional: t('field.optional') })}
          hint={t(status === 'published' ? 'admin.blogs.nowHint' : 'admin.blogs.timeHint')}
          error={form.errorOf('published_at')}
          value={publishedAt}
          onChange={(at) => setValue('published_at', at, { shouldDirty: true })}
        />
      )}
      <SelectField label={t('admin.blogs.category')} {...register('category')}>
        {BLOG_CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {t(`admin.blogs.categories.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('admin.blogs.author')}
        hint={t('admin.blogs.authorHint')}
        maxLength={80}
        error={form.errorOf('author')}
        {...register('author')}
      />
      <TextField
        label={t('admin.blogs.slug')}
        hint={
          blog?.status !== 'published'
            ? t('admin.blogs.slugHint')
            : t('admin.blogs.slugChanged', { path: `/blog/${blog.slug}` })
        }
        autoComplete="off"
        maxLength={120}
        error={form.errorOf('slug')}
        {...register('slug')}
      />
      <PictureField
        label={t('admin.blogs.picture')}
        optional={t('field.optional')}
        error={form.errorOf('image_path')}
        value={picture}
        onChange={(path) => setValue('image_path', path, { shouldDirty: true })}
      />
      <Products form={form} products={products} />
    </section>
  )
}

/** The products that stand below the article. */
function Products({
  form,
  products,
}: {
  form: StaffForm<BlogValues>
  products: readonly NamedProduct[]
}) {
  const { t } = useTranslation()
  const [named, setNamed] = useState(products)
  const ids = form.form.watch('product_ids')
  const put = (next: number[]) => form.form.setValue('product_ids', next, { shouldDirty: true })
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-2">{t('admin.blogs.products')}</legend>
      {ids.length > 0 && (
        <ul className="grid gap-1">
          {ids.map((id) => {
            const name = named.find((one) => one.id === id)?.name ?? String(id)
            return (
              <li key={id} className="flex items-center gap-2">
                <span className="min-w-0 flex-1">{name}</span>
                <IconButton
                  size="small"
                  label={t('admin.blogs.removeProduct', { name })}
                  icon={<Icon of={X} />}
                  onClick={() => put(ids.filter((one) => one !== id))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <ArticleBox
        error={form.errorOf('product_ids')}
        takesPacks
        onChoose={({ product_id: id, name }) => {
          setNamed((known) => [...known, { id, name }])
          if (!ids.includes(id)) put([...ids, id])
        }}
      />
    </fieldset>
  )
}
