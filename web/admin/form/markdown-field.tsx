import { useRef, useState, type ReactNode } from 'react'
import { useController, type FieldValues, type Path } from 'react-hook-form'

import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bold } from '#web/ui/icons/bold.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { Heading2 } from '#web/ui/icons/heading-2.ts'
import { Italic } from '#web/ui/icons/italic.ts'
import { Link } from '#web/ui/icons/link.ts'
import { List } from '#web/ui/icons/list.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { useMarkup } from '#web/ui/trusted.ts'

import { LanguageColumns, type TextColumn } from './language-columns.tsx'
import { type MarkdownMark, withMark } from './markdown-marks.ts'
import type { StaffForm } from './use-staff-form.ts'

const MARKS = [
  { mark: 'bold', icon: Bold, key: 'b' },
  { mark: 'italic', icon: Italic, key: 'i' },
  { mark: 'heading', icon: Heading2 },
  { mark: 'list', icon: List },
  { mark: 'link', icon: Link, key: 'k' },
] as const satisfies readonly { mark: MarkdownMark; icon: string; key?: string }[]

interface MarkdownOptions {
  rows?: number
  maxLength: number
}

/** A Markdown text in three languages. */
export function MarkdownFields<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isRequired = false,
  ...options
}: MarkdownOptions & {
  form: StaffForm<Values>
  /** Of the English text; the others end in `_nl` and `_fr`. */
  name: Path<Values>
  label: string
  hint?: ReactNode
  isRequired?: boolean
}) {
  return (
    <LanguageColumns form={form} name={name} label={label} hint={hint} isTabbed>
      {(column) => (
        <MarkdownColumn
          form={form}
          column={column}
          isRequired={isRequired && column.language === 'en'}
          {...options}
        />
      )}
    </LanguageColumns>
  )
}

function MarkdownColumn<Values extends FieldValues>({
  form,
  column,
  isRequired,
  ...options
}: MarkdownOptions & {
  form: StaffForm<Values>
  column: TextColumn<Values>
  isRequired: boolean
}) {
  const { t } = useTranslation()
  const { field } = useController({
    control: form.form.control,
    name: column.name,
    rules: isRequired
      ? { validate: (text: string) => text.trim() !== '' || t('rule.required') }
      : {},
  })
  return (
    <MarkdownField
      label={column.title}
      lang={column.language}
      value={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      error={form.errorOf(column.name)}
      {...options}
    />
  )
}

/** Markdown with its marks at hand, and as visitors will read it. */
export function MarkdownField({
  label,
  lang,
  value,
  onChange,
  inputRef,
  error,
  rows = 12,
  maxLength,
}: MarkdownOptions & {
  label: string
  lang?: string
  value: string
  onChange: (text: string) => void
  inputRef?: (element: HTMLTextAreaElement | null) => void
  error?: string | undefined
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLTextAreaElement>(null)
  const preview = usePreview(value)
  const put = (mark: MarkdownMark) => {
    const element = box.current
    if (element === null) return
    const { selectionStart: start, selectionEnd: end } = element
    const made = withMark({ text: element.value, start, end }, mark)
    onChange(made.text)
    // The text is there after the next frame; the choice is in it.
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(made.start, made.end)
    })
  }
  const toggle = (
    <Button
      look="ghost"
      size="small"
      icon={<Icon of={preview.isOpen ? Pencil : Eye} />}
      isBusy={preview.isBusy}
      onClick={preview.toggle}
    >
      {t(preview.isOpen ? 'admin.form.write' : 'admin.form.preview')}
    </Button>
  )
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="markdown">
          <div className="markdown-tools">
            {!preview.isOpen &&
              MARKS.map(({ mark, icon }) => (
                <IconButton
                  key={mark}
                  size="small"
                  label={t(`admin.form.mark.${mark}`)}
                  icon={<Icon of={icon} />}
                  onClick={() => put(mark)}
                />
              ))}
            <span className="flex-1" />
            {toggle}
          </div>
          {preview.fault !== undefined && <Alert tone="danger">{preview.fault}</Alert>}
          {preview.isOpen && <Preview html={preview.html} lang={lang} />}
          <textarea
            {...control}
            ref={(element) => {
              box.current = element
              inputRef?.(element)
            }}
            className="input"
            hidden={preview.isOpen}
            lang={lang}
            rows={rows}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              const found = MARKS.find((one) => 'key' in one && one.key === event.key)
              if (found === undefined || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              event.stopPropagation()
              put(found.mark)
            }}
          />
        </div>
      )}
    </Field>
  )
}

/** Its links lead nowhere: nobody leaves a text they are writing by a press on it. */
function Preview({ html, lang }: { html: string; lang: string | undefined }) {
  const { t } = useTranslation()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- of the links inside
    <div
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
      tabIndex={0}
      aria-label={t('admin.form.preview')}
      lang={lang}
      className="prose markdown-preview"
      onClick={(event) => event.preventDefault()}
      dangerouslySetInnerHTML={useMarkup(html)}
    />
  )
}

/** What the server makes of the text when it is asked for. */
function usePreview(text: string) {
  const { t } = useTranslation()
  const [html, setHtml] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const ask = async () => {
    setIsBusy(true)
    setFault(undefined)
    await staffCall('POST /admin/markdown-preview', { body: { body: text } })
      .then(({ data }) => setHtml(data.html))
      .catch((error: unknown) => setFault(refusalText(error, t('admin.failure.title'))))
      .finally(() => setIsBusy(false))
  }
  return {
    html: html ?? '',
    fault,
    isBusy,
    isOpen: html !== undefined,
    toggle: () => (html === undefined ? void ask() : setHtml(undefined)),
  }
}
