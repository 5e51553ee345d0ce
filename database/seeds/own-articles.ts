import { drawingPath, HOUSE_BRAND, type DrawingKind } from '#contract/plain/drawing.ts'
import type { Trx } from '#database/pool.ts'

import type { References } from './article-row.ts'
import { houseBrandSlug, type Texts } from './catalogue-facts.ts'

interface OwnArticle {
  slug: string
  sku: string
  ean: string
  kind: DrawingKind
  priceCents: number
  name: Texts
  shortDescription: Texts
  description: Texts
  /** Colour → pieces on the shelf, and its own price where it differs. */
  colors: { slug: string; stock: number; priceCents?: number }[]
}

/** Articles sold in several colours under one page, which the catalogue facts do not have. */
const ARTICLES: OwnArticle[] = [
  {
    slug: 'octavo-ring-binder-a4-4-cm',
    sku: 'OC-BINDER-A4-40',
    ean: '2940000000014',
    kind: 'folder',
    priceCents: 389,
    name: {
      en: 'Octavo ring binder A4, 2 rings, 4 cm',
      nl: 'Octavo ringmap A4, 2 ringen, 4 cm',
      fr: 'Classeur à anneaux Octavo A4, 2 anneaux, 4 cm',
    },
    shortDescription: {
      en: 'Sturdy A4 binder with a label pocket on the spine.',
      nl: 'Stevige A4-ringmap met een etikethouder op de rug.',
      fr: 'Classeur A4 solide avec porte-étiquette au dos.',
    },
    description: {
      en: 'Polypropylene binder for A4 with two rings and a spine of 4 cm. Holds about 250 sheets. Choose the colour that your filing uses.',
      nl: 'Ringmap in polypropyleen voor A4 met twee ringen en een rug van 4 cm. Goed voor ongeveer 250 vellen. Kies de kleur die bij je klassement past.',
      fr: 'Classeur en polypropylène pour A4 avec deux anneaux et un dos de 4 cm. Contient environ 250 feuilles. Choisissez la couleur de votre classement.',
    },
    colors: [
      { slug: 'black', stock: 84 },
      { slug: 'blue', stock: 63 },
      { slug: 'red', stock: 4 },
      { slug: 'green', stock: 0 },
      { slug: 'white', stock: 41 },
    ],
  },
  {
    slug: 'octavo-elastic-folder-a4',
    sku: 'OC-FOLDER-A4',
    ean: '2940000000021',
    kind: 'folder',
    priceCents: 249,
    name: {
      en: 'Octavo elasticated folder A4, 3 flaps',
      nl: 'Octavo elastomap A4, 3 kleppen',
      fr: 'Chemise à élastiques Octavo A4, 3 rabats',
    },
    shortDescription: {
      en: 'Card folder with three flaps and two elastic bands.',
      nl: 'Kartonnen map met drie kleppen en twee elastieken.',
      fr: 'Chemise en carton avec trois rabats et deux élastiques.',
    },
    description: {
      en: 'Folder of 390 g/m² card for loose A4 sheets, up to about 200. The flaps keep everything in place, the corners stay closed.',
      nl: 'Map in karton van 390 g/m² voor losse A4-vellen, tot ongeveer 200. De kleppen houden alles op zijn plaats, de hoeken blijven dicht.',
      fr: 'Chemise en carton de 390 g/m² pour feuilles A4, jusqu’à 200 environ. Les rabats maintiennent le tout et les coins restent fermés.',
    },
    colors: [
      { slug: 'blue', stock: 120 },
      { slug: 'yellow', stock: 96 },
      { slug: 'red', stock: 75 },
      { slug: 'green', stock: 58 },
    ],
  },
  {
    slug: 'octavo-fineliner-04',
    sku: 'OC-FINELINER-04',
    ean: '2940000000038',
    kind: 'pens',
    priceCents: 159,
    name: {
      en: 'Octavo fineliner 0.4 mm',
      nl: 'Octavo fineliner 0,4 mm',
      fr: 'Stylo feutre fin Octavo 0,4 mm',
    },
    shortDescription: {
      en: 'Fineliner with a metal-framed tip, sold per piece.',
      nl: 'Fineliner met een punt in metalen huls, per stuk.',
      fr: 'Feutre fin à pointe cerclée de métal, à la pièce.',
    },
    description: {
      en: 'Water-based fineliner with a 0.4 mm tip in a metal frame. Does not bleed through ordinary paper and can stay open for hours.',
      nl: 'Fineliner op waterbasis met een punt van 0,4 mm in een metalen huls. Drukt niet door op gewoon papier en mag uren openliggen.',
      fr: 'Feutre fin à base d’eau avec une pointe de 0,4 mm cerclée de métal. Ne traverse pas le papier ordinaire et peut rester ouvert des heures.',
    },
    colors: [
      { slug: 'black', stock: 240 },
      { slug: 'blue', stock: 180 },
      { slug: 'red', stock: 92 },
      { slug: 'green', stock: 66 },
      { slug: 'magenta', stock: 35, priceCents: 179 },
    ],
  },
]

export async function ownArticles(trx: Trx, references: References, now: Date): Promise<void> {
  for (const article of ARTICLES) {
    const { id } = await trx
      .insertInto('products')
      .values(productRow(article, references, now))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('product_images')
      .values({
        product_id: id,
        path: picture(article, article.colors[0]?.slug ?? 'none'),
        alt: article.name.en,
      })
      .execute()
    for (const [position, color] of article.colors.entries())
      await insertColor(trx, article, id, color, position, references)
  }
}

function productRow(article: OwnArticle, references: References, now: Date) {
  return {
    sku: article.sku,
    ean_number: article.ean,
    slug: article.slug,
    name: article.name.en,
    name_nl: article.name.nl,
    name_fr: article.name.fr,
    short_description: article.shortDescription.en,
    short_description_nl: article.shortDescription.nl,
    short_description_fr: article.shortDescription.fr,
    description: article.description.en,
    description_nl: article.description.nl,
    description_fr: article.description.fr,
    brand_id: references.brands.get(houseBrandSlug()) ?? 0,
    category_id: references.categories.get('stationery') ?? 0,
    color_slugs: article.colors.map(({ slug }) => slug),
    type: 'stationery' as const,
    origin: 'house' as const,
    stock_kind: 'colors' as const,
    regular_price_cents: article.priceCents,
    listed_price_cents: article.priceCents,
    warranty_months: 24,
    thumbnail: picture(article, article.colors[0]?.slug ?? 'none'),
    created_at: now,
  }
}

async function insertColor(
  trx: Trx,
  article: OwnArticle,
  productId: number,
  color: OwnArticle['colors'][number],
  position: number,
  references: References,
): Promise<void> {
  const { id } = await trx
    .insertInto('product_colors')
    .values({
      product_id: productId,
      color_id: references.colors.get(color.slug) ?? 0,
      sku: `${article.sku}-${color.slug.toUpperCase()}`,
      price_cents: color.priceCents ?? null,
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const image = {
    product_id: productId,
    product_color_id: id,
    path: picture(article, color.slug),
    alt: article.name.en,
    position,
  }
  await trx.insertInto('product_images').values(image).execute()
  await trx
    .insertInto('stock')
    .values({ product_id: productId, product_color_id: id, on_hand: color.stock })
    .execute()
  if (color.stock === 0) return
  await trx
    .insertInto('stock_movements')
    .values({
      product_id: productId,
      product_color_id: id,
      kind: 'receipt',
      on_hand_change: color.stock,
      reason: 'Opening stock',
      actor: 'seed',
    })
    .execute()
}

function picture({ kind }: OwnArticle, color: string): string {
  return drawingPath({ kind, color, brand: HOUSE_BRAND, label: '' })
}
