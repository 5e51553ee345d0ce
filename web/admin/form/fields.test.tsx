import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { LanguageFields } from './language-fields.tsx'
import { MarkdownFields } from './markdown-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TimeField } from './time-field.tsx'
import { useStaffForm } from './use-staff-form.ts'

const TEXTS = {
  title: 'Ink tips',
  title_nl: 'Inkttips',
  title_fr: ' ',
  body: '',
  body_nl: '',
  body_fr: '',
}

function Form() {
  const form = useStaffForm({ values: TEXTS, send: async () => undefined })
  return (
    <>
      <LanguageFields form={form} name="title" label="Title" maxLength={200} />
      <MarkdownFields form={form} name="body" label="Text" maxLength={30_000} />
    </>
  )
}

test('a text has a field in each language, and the one that says nothing is marked', () => {
  const markup = renderToStaticMarkup(<Form />)
  for (const name of ['title', 'title_nl', 'title_fr']) expect(markup).toContain(`name="${name}"`)
  for (const language of ['en', 'nl', 'fr']) expect(markup).toContain(`lang="${language}" rows=`)
  expect(markup.match(/admin\.form\.missing/g)).toHaveLength(1)
})

test('a picture shows once there is one, and a moment to the minute', () => {
  const at = '2026-11-22T08:30:00.000Z'
  const markup = renderToStaticMarkup(
    <>
      <PictureField label="Picture" value="/media/a.webp" onChange={() => undefined} />
      <TimeField label="When" value={at} onChange={() => undefined} />
    </>,
  )
  expect(markup).toContain('src="/media/a.webp"')
  expect(markup).toContain('type="datetime-local"')
  expect(markup).toMatch(/value="2026-11-22T\d\d:30"/)
})
