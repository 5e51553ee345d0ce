import { useState } from 'react'

import { savingOnOriginal, savingOnParts } from '#web/commerce/card/card-product.ts'
import { Code, ProductName } from '#web/commerce/card/code.tsx'
import { Saved } from '#web/commerce/card/price.tsx'
import { Score } from '#web/commerce/reviews/score.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

import { BuyBox } from './buy-box.tsx'
import { ColorLinks } from './color-links.tsx'
import { DeliveryNotes } from './delivery-notes.tsx'
import { FactRow } from './fact-row.tsx'
import { FitBox } from './fit-box.tsx'
import { Gallery, type GalleryPicture } from './gallery.tsx'
import { colorRow, comparedPair, miniOf, type ProductData } from './product-view.ts'

const named = { code: (words: string) => <ProductName name={words} /> }
const coded = { code: (words: string) => <Code>{words}</Code> }

/** Longer names take the smaller size, so that the price stays in sight. */
const LONG_NAME = 60
const MOST_PICTURES = 5

/** Picture left; right the name, whether it fits, the choices, the price and the button. */
export function ProductTop({ data }: { data: ProductData }) {
  const { t } = useTranslation()
  const { product, siblings, linked, printers } = data
  const { house_brand: houseBrand } = useSettings().shop
  const [colorId, setColorId] = useState(
    () => product.colors.find(({ stock }) => stock > 0)?.id ?? product.colors[0]?.id,
  )
  const [quantity, setQuantity] = useState(1)
  const color = product.colors.find(({ id }) => id === colorId)
  const choose = (id: number) => {
    setColorId(id)
    setQuantity(1)
  }
  const original = product.is_house_brand
    ? comparedPair(miniOf(product), data)?.original.name
    : undefined

  return (
    <div className="wrap product-top">
      <div className="min-w-0">
        <Gallery
          key={colorId ?? 0}
          pictures={color === undefined ? picturesOf(data) : picturesOfColor(product, color)}
          name={product.name}
          badges={<Badges product={product} houseBrand={houseBrand} />}
        />
      </div>
      <div className="min-w-0">
        <Link
          to={withQuery(paths.shop, { brand_slug: product.brand.slug })}
          className={`text-sm font-semibold no-underline hover:underline ${product.is_house_brand ? 'text-accent-text' : 'text-muted'}`}
        >
          {product.is_house_brand ? t('nav.houseBrand', { brand: houseBrand }) : product.brand.name}
        </Link>
        <h1 className={`mt-1 text-3xl ${product.name.length > LONG_NAME ? '' : 'lg:text-4xl'}`}>
          <ProductName name={product.name} />
        </h1>
        <SeoContent />
        {original !== undefined && (
          <p className="text-muted mt-1.5">
            <RichText text="productPage.replaces" values={{ original }} parts={named} />
          </p>
        )}
        <p className="text-subtle mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {product.reviews_count > 0 && (
            <a className="text-text no-underline hover:underline" href="#reviews">
              <Score rating={product.rating} count={product.reviews_count} length="long" />
            </a>
          )}
          <span>
            <RichText
              text="productPage.sku"
              values={{ sku: color?.sku ?? product.sku }}
              parts={coded}
            />
          </span>
        </p>
        {printers.length > 0 && <FitBox printers={printers} />}
        {siblings.length > 0 && (
          <ColorLinks
            products={colorRow(miniOf(product), siblings)}
            currentId={product.id}
            by="color"
          />
        )}
        {linked !== null && (
          <ColorLinks
            products={[miniOf(product), linked].toSorted(
              (a, b) => (a.impressions ?? 0) - (b.impressions ?? 0),
            )}
            currentId={product.id}
            by="capacity"
          />
        )}
        <BuyBox
          product={product}
          colorId={colorId}
          onColor={choose}
          quantity={quantity}
          onQuantity={setQuantity}
        />
        <DeliveryNotes
          product={product}
          amount={color?.price ?? product.price}
          quantity={quantity}
          stockStatus={color?.stock_status ?? product.stock_status}
        />
        <FactRow product={product} />
      </div>
    </div>
  )
}

function Badges({ product, houseBrand }: { product: ProductData['product']; houseBrand: string }) {
  const { t } = useTranslation()
  const saving = savingOnOriginal(product)
  const onParts = savingOnParts(product)
  return (
    <>
      {product.is_house_brand && <Badge tone="house">{houseBrand}</Badge>}
      {product.origin === 'original' && <Badge tone="original">{t('product.original')}</Badge>}
      {product.discount_percentage !== null && (
        <Badge tone="save">{t('product.discount', { percent: product.discount_percentage })}</Badge>
      )}
      {saving !== undefined && (
        <Badge tone="save">
          <Saved amount={saving} />
        </Badge>
      )}
      {onParts !== undefined && (
        <Badge tone="save">
          <Saved amount={onParts} text="pack.saving" />
        </Badge>
      )}
    </>
  )
}

/** A pack also shows what is in it. */
function picturesOf({ product, packItems }: ProductData): GalleryPicture[] {
  const own = product.images.map(({ image_path: src, alt }) => ({
    src,
    alt: alt === '' ? product.name : alt,
  }))
  const members = packItems.map(({ product: { thumbnail: src, name: alt } }) => ({ src, alt }))
  return [...own, ...members].slice(0, MOST_PICTURES)
}

function picturesOfColor(
  { name }: ProductData['product'],
  { images, color }: ProductData['product']['colors'][number],
): GalleryPicture[] {
  return images.map(({ image_path: src }) => ({ src, alt: `${name}, ${color.name}` }))
}
