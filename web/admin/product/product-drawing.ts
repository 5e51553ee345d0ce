import { drawingPath, HOUSE_BRAND, type DrawingKind } from '#contract/plain/drawing.ts'

interface Drawn {
  type: string
  capacity: string
  cartridge_code: string
  manufacturer_code: string
  pack_items: readonly unknown[]
  /** Slug of its colour. */
  color: string | undefined
  brand: { slug: string; is_house_brand: boolean } | undefined
}

/** The shop's own drawing of an article: its kind, colour, brand line and the code on its pack. */
export function drawingOf(product: Drawn): string {
  return drawingPath({
    kind: kindOf(product),
    color: product.color ?? 'none',
    brand: product.brand?.is_house_brand === false ? product.brand.slug : HOUSE_BRAND,
    label: product.cartridge_code || product.manufacturer_code,
  })
}

function kindOf({ type, capacity, pack_items: members }: Drawn): DrawingKind {
  const isLarge = /xl|high|large/i.test(capacity)
  const isPack = members.length > 0
  switch (type) {
    case 'inkjet':
      if (isPack) return isLarge ? 'ink-multipack-xl' : 'ink-multipack'
      return isLarge ? 'ink-xl' : 'ink'
    case 'toner':
      if (isPack) return 'toner-multipack'
      return isLarge ? 'toner-xl' : 'toner'
    case 'drum':
      return 'drum'
    case 'printer':
      return 'printer-inkjet'
    case 'printer cable':
    case 'cable and plug':
      return 'cable'
    default:
      return 'box'
  }
}
