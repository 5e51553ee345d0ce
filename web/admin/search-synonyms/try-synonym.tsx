import { useState } from 'react'

import type { Answer, Input } from '#contract/api.ts'
import { staffCall } from '#web/admin/staff.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Tried = Answer<'POST /admin/search-synonyms/try'>['data']
type Synonym = NonNullable<Input<'POST /admin/search-synonyms/try'>['body']['synonym']>

/** What a search finds now, and with a word that is not saved yet. */
export function TrySynonym({ synonym }: { synonym: Synonym }) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>()
  const [tried, setTried] = useState<Tried>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // Until something else is typed, the word itself is looked for.
  const term = text ?? synonym.word
  const isWhole = synonym.word.trim() !== '' && synonym.means.trim() !== ''
  const attempt = async () => {
    if (term.trim() === '' || isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      const body = { term, synonym: isWhole ? synonym : null }
      setTried((await staffCall('POST /admin/search-synonyms/try', { body })).data)
    } catch (error) {
      setTried(undefined)
      const [[atField] = []] = error instanceof ApiError ? Object.values(error.errors ?? {}) : []
      setFault(atField ?? refusalText(error, t('admin.failure.title')))
    }
    setBusy(false)
  }
  return (
    <section className="grid gap-4" aria-labelledby="try-synonym">
      <div>
        <h3 id="try-synonym">{t('admin.searchWords.tryTitle')}</h3>
        <p className="text-muted">{t('admin.searchWords.tryText')}</p>
      </div>
      <form
        className="flex items-end gap-2"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          void attempt()
        }}
      >
        <TextField
          className="flex-1"
          label={t('admin.searchWords.term')}
          autoComplete="off"
          maxLength={100}
          value={term}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t('admin.searchWords.try')}
        </Button>
      </form>
      {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
      <div role="status">{tried !== undefined && <Both tried={tried} />}</div>
    </section>
  )
}

function Both({ tried: { before, after } }: { tried: Tried }) {
  const { t } = useTranslation()
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FoundList title={t('admin.searchWords.now')} found={before} />
      {isSame ? (
        <p className="text-muted">{t('admin.searchWords.same')}</p>
      ) : (
        <FoundList title={t('admin.searchWords.then')} found={after} />
      )}
    </div>
  )
}

function FoundList({
  title,
  found: { total, products },
}: {
  title: string
  found: Tried['after']
}) {
  const { t, reading } = useTranslation()
  return (
    <div className="grid content-start gap-2">
      <h4>
        <b>{title}</b>
        <span className="text-muted num block">
          {t('admin.searchWords.found', { count: total })}
        </span>
      </h4>
      <ol className="grid gap-2">
        {products.map((product) => (
          <li key={product.id}>{localName(product, reading)}</li>
        ))}
      </ol>
    </div>
  )
}
