import type { FormEvent } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Search } from '#web/ui/icons/search.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** The number on the cartridge leads to the search; an empty one does nothing. */
export function CartridgeForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = textOf(new FormData(event.currentTarget).get('query'))
    if (query !== '') void navigate(paths.search({ query }))
  }
  return (
    <form action="/search" className="finder-cartridge" onSubmit={submit}>
      <TextField
        label={t('finder.number')}
        name="query"
        autoComplete="off"
        spellCheck={false}
        hint={t('finder.numberHint')}
      />
      <Button type="submit" size="large" className="finder-submit" icon={<Icon of={Search} />}>
        {t('search.submit')}
      </Button>
    </form>
  )
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : ''
}
