import { drawingPath, HOUSE_BRAND, type Drawing } from '#contract/plain/drawing.ts'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'

import type { HomeData } from './home-loader.ts'

/** The picture of each: what is drawn, and in which colour. */
const DRAWINGS: ReadonlyMap<string, readonly [Drawing['kind'], color: string]> = new Map([
  ['inkjet', ['ink', 'cyan']],
  ['toner', ['toner', 'black']],
  ['drum', ['drum', 'none']],
  ['printers', ['printer-laser', 'none']],
  ['stationery', ['paper', 'none']],
  ['accessories', ['cable', 'none']],
])

/** Links to the departments, each with its number of articles. */
export function Departments({ departments }: Pick<HomeData, 'departments'>) {
  const { t } = useTranslation()
  return (
    <section className="wrap mt-14">
      <div className="section-head">
        <h2 className="text-2xl lg:text-3xl">{t('home.departments')}</h2>
      </div>
      <ul className="departments">
        {departments.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} className="card department">
              <span className="department-picture">
                <ProductPicture src={pictureOf(slug)} size={160} className="w-4/5" />
              </span>
              <span className="text-sm leading-tight font-semibold sm:text-base">{name}</span>
              <span className="text-subtle hidden text-sm sm:block">
                {t('listing.count', { count })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function pictureOf(slug: string): string | undefined {
  const [kind, color = ''] = DRAWINGS.get(slug) ?? []
  return kind && drawingPath({ kind, color, brand: HOUSE_BRAND, label: '' })
}
