import type { ReactNode } from 'react'

import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import mark from '#web/pictures/mark-on-dark.svg'
import type { IconLines } from '#web/ui/icon.tsx'
import { Icon } from '#web/ui/icon.tsx'

export interface Reason {
  icon: IconLines
  text: TextKey
}

/** The frame of a sign-in page: the form, with the benefits of an account beside it on wide screens. */
export function DoorPage({
  title,
  reasons,
  children,
}: {
  title: TextKey
  reasons: readonly Reason[]
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <main id="main" tabIndex={-1} className="wrap door">
      <div className="card door-form">
        <div className="max-w-form mx-auto grid w-full content-center gap-4">{children}</div>
      </div>
      <section className="door-panel">
        <img src={mark} alt="" width="96" height="96" />
        <h2 className="text-3xl">{t(title)}</h2>
        <ul className="grid gap-4 text-lg">
          {reasons.map(({ icon, text }) => (
            <li key={text} className="flex items-center gap-4">
              <span className="door-icon">
                <Icon of={icon} />
              </span>
              {t(text)}
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
