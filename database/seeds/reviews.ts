import type { Trx } from '#database/pool.ts'

import { pick, repeatableRandom } from './random.ts'

type Language = 'en' | 'nl' | 'fr'

const DAY_MS = 86_400_000
const REVIEWS = 236

const OPINIONS: Record<Language, { rating: number; title: string; opinion: string }[]> = {
  en: [
    {
      rating: 5,
      title: 'Fast and exactly right',
      opinion:
        'Ordered at half past three, here the next morning. The printer accepted the cartridge at once.',
    },
    {
      rating: 5,
      title: 'Half the price',
      opinion: 'Two months of office printing later I see no difference with the original toner.',
    },
    {
      rating: 4,
      title: 'Good, parcel a little large',
      opinion: 'The ink is fine. One small cartridge came in a rather big box.',
    },
  ],
  nl: [
    {
      rating: 5,
      title: 'Snel en juist',
      opinion: 'Mijn printer gekozen, multipack besteld, de dag erna al in huis. Zo hoort het.',
    },
    {
      rating: 5,
      title: 'Al jaren tevreden',
      opinion: 'Wij bestellen hier al lang voor de zaak. De facturen kloppen en de toners ook.',
    },
    {
      rating: 4,
      title: 'Goede inkt',
      opinion:
        'Eén cartridge werd eerst niet herkend. Na een telefoontje meteen een nieuwe gekregen.',
    },
  ],
  fr: [
    {
      rating: 5,
      title: 'Livraison rapide',
      opinion: 'Commandé mercredi, reçu jeudi. Les cartouches fonctionnent très bien.',
    },
    {
      rating: 5,
      title: 'Bon conseil',
      opinion:
        'Je ne trouvais pas la bonne référence ; la recherche par imprimante me l’a donnée tout de suite.',
    },
    {
      rating: 3,
      title: 'Correct',
      opinion: 'Le toner est bon, mais le transporteur est passé en mon absence.',
    },
  ],
}

const NAMES: Record<Language, string[]> = {
  en: ['Sarah L.', 'Tom W.', 'Priya S.', 'James O.'],
  nl: ['Annelies V.', 'Koen D.', 'Pieter C.', 'Fatima E.', 'An M.'],
  fr: ['Mehdi B.', 'Julie M.', 'Nathalie R.', 'Luc G.', 'Benoît T.'],
}

/** Reviews of the shop itself by invented customers, as the demo needs stars to show. */
export async function seedReviews(trx: Trx, now: Date): Promise<void> {
  const random = repeatableRandom(7)
  const rows = Array.from({ length: REVIEWS }, (_, index) => {
    const language = pick<Language>(random, ['nl', 'nl', 'fr', 'fr', 'en'])
    return {
      ...pick(random, OPINIONS[language]),
      language,
      name: pick(random, NAMES[language]),
      email: `review-${index}@octavo.test`,
      is_purchase_verified: random() < 0.8,
      status: index < 4 ? ('pending' as const) : ('published' as const),
      created_at: new Date(now.getTime() - Math.floor(random() * 540) * DAY_MS),
    }
  })
  await trx.insertInto('reviews').values(rows).execute()
}
