import { useTranslation } from '#web/language/language-context.tsx'

import { passwordStrength } from './password-strength.ts'

const BARS = [1, 2, 3, 4]

/** How strong a new password is, in four bars and in words. It keeps its place while nothing is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation()
  const strength = passwordStrength(password)
  return (
    <div className="strength" data-strength={strength}>
      <span className="strength-bars" aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className={bar <= strength ? 'is-on' : ''} />
        ))}
      </span>
      <span className="hint" role="status">
        {strength === 0 ? t('password.hint') : t(`password.strength.${strength}`)}
      </span>
    </div>
  )
}
