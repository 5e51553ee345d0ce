import { useState } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Hash } from '#web/ui/icons/hash.ts'
import { Printer } from '#web/ui/icons/printer.ts'

import { CartridgeForm } from './cartridge-form.tsx'
import type { HomeData } from './home-loader.ts'
import { ModelForm } from './model-form.tsx'

type Way = 'printer' | 'cartridge'

/** The hero's finder: by printer in three steps, or by the number on the cartridge. */
export function PrinterFinder({
  brands,
  chosen,
  offered,
}: Pick<HomeData, 'brands' | 'chosen' | 'offered'>) {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>('printer')
  const tab = (value: Way, icon: typeof Printer, label: string) => (
    <button
      type="button"
      className="min-w-0 flex-auto"
      aria-pressed={way === value}
      onClick={() => setWay(value)}
    >
      <Icon of={icon} className="max-sm:hidden" />
      {label}
    </button>
  )
  return (
    <section id="finder" className="finder" aria-label={t('finder.label')}>
      <div
        className="segmented segmented-lg finder-ways mb-4 flex w-full"
        role="group"
        aria-label={t('finder.ways')}
      >
        {tab('printer', Printer, t('finder.byPrinter'))}
        {tab('cartridge', Hash, t('finder.byCartridge'))}
      </div>
      {/* Both stay in the page: switching between them loses nothing that was filled in. */}
      <div hidden={way !== 'printer'}>
        <ModelForm brands={brands} chosen={chosen} offered={offered} />
      </div>
      <div hidden={way !== 'cartridge'}>
        <CartridgeForm />
      </div>
    </section>
  )
}
