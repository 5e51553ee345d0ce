import { useTranslation } from '#web/language/language-context.tsx'
import { changeLanguage } from '#web/language/language-store.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

const CHOICES = [
  { value: 'nl', label: 'NL', name: 'Nederlands', lang: 'nl' },
  { value: 'en', label: 'EN', name: 'English', lang: 'en' },
  { value: 'fr', label: 'FR', name: 'Français', lang: 'fr' },
] as const

/** Who speaks to the browser says what is written on the button. */
const SWITCHES = CHOICES.map((choice) => ({ ...choice, name: `${choice.label}, ${choice.name}` }))

/** NL EN FR, each named in its own language. */
export function LanguageSwitch() {
  const { t, language } = useTranslation()
  return (
    <Segmented
      label={t('language.label')}
      options={SWITCHES}
      value={language}
      onChange={(chosen) => void changeLanguage(chosen)}
    />
  )
}

/** The same as a small menu, for the top bar of small screens. */
export function LanguageMenu() {
  const { t, language } = useTranslation()
  const current = CHOICES.find((choice) => choice.value === language)
  const button = (
    <>
      <span className="sr-only">{t('language.current', { language: current?.name ?? '' })}</span>
      {current?.label}
      <Icon of={ChevronDown} className="size-4" />
    </>
  )
  return (
    <PopoverMenu button={button} buttonLook="btn btn-ghost language-menu-button">
      {(close) =>
        CHOICES.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className="menu-item"
            lang={choice.lang}
            aria-current={choice.value === language || undefined}
            onClick={() => {
              close()
              void changeLanguage(choice.value)
            }}
          >
            {choice.name}
          </button>
        ))
      }
    </PopoverMenu>
  )
}
