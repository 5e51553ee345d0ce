/** The texts of one key: a single one, or one for each plural form. */
export type Forms = Map<'' | PluralForm, string>
export type PluralForm = 'one' | 'many' | 'other'

/** Groups `cart.title_one` and `cart.title_other` under `cart.title`; a lone `x_other` is a key of its own. */
export function groupByStem(texts: ReadonlyMap<string, string>): Map<string, Forms> {
  const stems = new Map<string, Forms>()
  for (const [key, text] of texts) {
    const [, stem = key, form = ''] = /^(.+)_(one|many|other)$/.exec(key) ?? []
    const isPlural = form !== '' && texts.has(`${stem}_one`)
    const forms: Forms = stems.get(isPlural ? stem : key) ?? new Map()
    forms.set(isPlural ? asForm(form) : '', text)
    stems.set(isPlural ? stem : key, forms)
  }
  return stems
}

function asForm(form: string): PluralForm {
  return form === 'one' || form === 'many' ? form : 'other'
}
