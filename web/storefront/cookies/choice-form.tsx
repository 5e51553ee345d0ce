import { CHOICE_TEXT_DAY, OPTIONAL_KEYS } from '#contract/plain/browser-keys.ts'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/store.ts'

import { privacyChoice } from './privacy-choice.ts'

/** The optional keys, and two buttons of the same look: no is as near as yes. */
export function ChoiceForm({ onChosen }: { onChosen?: () => void }) {
  const { t, language } = useTranslation()
  const { revalidate } = useRevalidator()
  const choice = useStore(privacyChoice)
  const choose = (isAgreed: boolean) => {
    privacyChoice.set({ isAgreed, at: new Date().toISOString(), text: CHOICE_TEXT_DAY })
    // What may be kept now is kept now.
    void revalidate()
    onChosen?.()
  }
  const given = choice?.isAgreed === true ? 'cookies.choice.agreed' : 'cookies.choice.refused'
  return (
    <div className="grid gap-4">
      <p>{t('cookies.choice.text')}</p>
      <ul className="list-disc pl-5">
        {OPTIONAL_KEYS.map(({ name, use }) => (
          <li key={name}>
            {t(`cookies.use.${use}`)} <code className="cookie-name">{name}</code>
          </li>
        ))}
      </ul>
      <p className="text-sm font-semibold" role="status">
        {choice === undefined
          ? t('cookies.choice.none')
          : t(given, { moment: dateAndTime(choice.at, language) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" className="flex-1" onClick={() => choose(false)}>
          {t('cookies.choice.refuse')}
        </Button>
        <Button look="secondary" className="flex-1" onClick={() => choose(true)}>
          {t('cookies.choice.agree')}
        </Button>
      </div>
    </div>
  )
}
