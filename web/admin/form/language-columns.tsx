import { useState, type ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useWatch } from 'react-hook-form'

import type { Language } from '#contract/plain/languages.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { Segmented } from '#web/ui/segmented.tsx'

import { LANGUAGE_TITLES } from './language-titles.ts'
import type { StaffForm } from './use-staff-form.ts'

export interface TextColumn<Values extends FieldValues> {
  language: Language
  /** Each language by its own name. */
  title: string
  name: Path<Values>
}

/**
 * One text in three languages, side by side where there is room. A language that says nothing while
 * English does is marked, and can be begun with the English words.
 */
export function LanguageColumns<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isTabbed = false,
  children,
}: {
  form: StaffForm<Values>
  /** Of the English text; the others end in `_nl` and `_fr`. */
  name: Path<Values>
  label: string
  hint?: ReactNode
  /** Where they do not fit side by side one at a time shows, as long texts want it; else one below the other. */
  isTabbed?: boolean
  children: (column: TextColumn<Values>) => ReactNode
}) {
  const { t } = useTranslation()
  const columns = columnsOf(name)
  const texts: readonly unknown[] = useWatch({
    control: form.form.control,
    name: columns.map((column) => column.name),
  })
  const [shown, setShown] = useState<Language>('en')
  const faulty = columns.find((column) => form.errorOf(column.name) !== undefined)?.language
  const [knownFaulty, setKnownFaulty] = useState(faulty)
  // What is wrong comes into sight.
  if (knownFaulty !== faulty) {
    setKnownFaulty(faulty)
    if (faulty !== undefined) setShown(faulty)
  }
  const isMissing = (index: number) => index > 0 && isBlank(texts[index]) && !isBlank(texts[0])
  return (
    <fieldset className="language-columns">
      <legend className="label">{label}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <div className={`language-room ${isTabbed ? 'is-tabbed' : ''}`}>
        {isTabbed && (
          <Segmented
            className="language-tabs"
            label={label}
            value={shown}
            onChange={setShown}
            options={columns.map(({ language, title }, index) => ({
              value: language,
              lang: language,
              label: (
                <>
                  {title}
                  {isMissing(index) && <Icon of={CircleAlert} />}
                </>
              ),
            }))}
          />
        )}
        <div className="language-grid">
          {columns.map((column, index) => (
            <div
              key={column.language}
              className={`language-column ${isMissing(index) ? 'is-missing' : ''} ${column.language === shown ? 'is-shown' : ''}`}
            >
              {children(column)}
              {isMissing(index) && (
                <p className="language-missing">
                  <Icon of={CircleAlert} />
                  {t('admin.form.missing')}
                  <button
                    type="button"
                    onClick={() =>
                      form.form.setValue(column.name, texts[0] as never, { shouldDirty: true })
                    }
                  >
                    {t('admin.form.copyEnglish')}
                  </button>
                </p>
              )}
            </div>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

function columnsOf<Values extends FieldValues>(
  name: Path<Values>,
): readonly [TextColumn<Values>, TextColumn<Values>, TextColumn<Values>] {
  return [
    { language: 'en', title: LANGUAGE_TITLES.en, name },
    { language: 'nl', title: LANGUAGE_TITLES.nl, name: `${name}_nl` as Path<Values> },
    { language: 'fr', title: LANGUAGE_TITLES.fr, name: `${name}_fr` as Path<Values> },
  ]
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === ''
}
