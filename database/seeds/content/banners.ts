import { BANNER_PLATFORMS, BANNER_SIZES, BANNER_TYPES } from '#contract/plain/banner.ts'
import { LANGUAGES } from '#contract/plain/languages.ts'
import { picturePath } from '#contract/plain/picture.ts'
import type { Trx } from '#database/pool.ts'

/** The pictures are drawn when they are first asked for: their names say everything. */
const NAME = 'demo'
export const BANNER_NAME = /^demo-(header|bottom)-(en|nl|fr)-(mobile|tablet|desktop)$/

const WORDS = {
  header: {
    en: { heading: 'Free delivery from €50', text: 'On every Octavo product, anywhere in Belgium' },
    nl: {
      heading: 'Gratis levering vanaf €\u00a050',
      text: 'Op alle Octavo-producten, overal in België',
    },
    fr: {
      heading: 'Livraison gratuite dès 50\u00a0€',
      text: 'Sur tous les produits Octavo, partout en Belgique',
    },
  },
  bottom: {
    en: { heading: 'Lifetime warranty', text: 'On Octavo ink, toner and drums' },
    nl: { heading: 'Levenslange garantie', text: 'Op inkt, toner en drums van Octavo' },
    fr: { heading: 'Garantie à vie', text: 'Sur l’encre, les toners et les tambours Octavo' },
  },
} as const

/** One for each place, language and platform. */
export const DEMO_BANNERS = BANNER_TYPES.flatMap((type) =>
  LANGUAGES.flatMap((language) =>
    BANNER_PLATFORMS.map((platform) => ({
      type,
      language,
      platform,
      ...BANNER_SIZES[platform],
      ...WORDS[type][language],
    })),
  ),
)

export async function seedBanners(trx: Trx): Promise<void> {
  await trx
    .insertInto('banners')
    .values(
      DEMO_BANNERS.map(({ type, language, platform, width, height, heading, text }) => ({
        type,
        language,
        platform,
        image_path: picturePath({ id: `${NAME}-${type}-${language}-${platform}`, width, height }),
        alt: `${heading}. ${text}.`,
      })),
    )
    .execute()
}
