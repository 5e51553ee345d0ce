import * as z from 'zod'

import { dataOf, endpoint, idParams, idText, listOf, pageQuery, repeated } from './endpoint.ts'
import { MAX_PRINTERS } from './plain/printers-at-most.ts'
import { ORIGINS, PRODUCT_TYPES, STOCK_STATUSES } from './plain/statuses.ts'

const Money = z.string().regex(/^\d+\.\d{2}$/)

export const Image = z.object({
  image_path: z.string(),
  /** In English; '' where nothing is said of the picture. */
  alt: z.string(),
  alt_fr: z.string().optional(),
  alt_nl: z.string().optional(),
})

const named = { id: z.int(), slug: z.string(), name: z.string() }
const translated = { ...named, name_fr: z.string(), name_nl: z.string() }

export const Brand = z.object({ ...named, is_house_brand: z.boolean() })
export const Category = z.object(translated)
export const Color = z.object({
  ...translated,
  hex: z.string().nullable(),
  second_hex: z.string().nullable(),
})

export const ProductColor = z.object({
  id: z.int(),
  name: z.string(),
  sku: z.string(),
  color: Color,
  price: Money.nullable(),
  stock: z.int(),
  stock_status: z.enum(STOCK_STATUSES),
  images: z.array(Image),
})

export const Product = z.object({
  id: z.int(),
  slug: z.string(),
  sku: z.string(),
  ean_number: z.string().nullable(),
  manufacturer_code: z.string().nullable(),
  name: z.string(),
  name_fr: z.string(),
  name_nl: z.string(),
  short_description: z.string(),
  short_description_fr: z.string(),
  short_description_nl: z.string(),
  description: z.string(),
  description_fr: z.string(),
  description_nl: z.string(),
  brand: Brand,
  category: Category,
  color: Color.nullable(),
  /** Slugs of the colours inside: `['cyan', 'magenta', 'yellow']` for a tri-colour cartridge. */
  color_slugs: z.array(z.string()),
  type: z.enum(PRODUCT_TYPES),
  origin: z.enum(ORIGINS),
  capacity: z.string().nullable(),
  regular_price: Money,
  sale_price: Money.nullable(),
  price: Money,
  /** The crossed-out price while a sale runs: the lowest of the 30 days before it. */
  lowest_price_30d: Money.nullable(),
  discount_percentage: z.int().nullable(),
  price_excl_vat: Money,
  vat_rate: z.number(),
  /** Euro cents per page with two decimals: `"0.53"`. */
  price_per_impression: z.string().nullable(),
  impressions: z.int().nullable(),
  yield_standard: z.string().nullable(),
  ml: z.number().nullable(),
  number_of_cartridges: z.int().nullable(),
  /** `lifetime` or a number of months. */
  warranty: z.string(),
  weight_grams: z.int().nullable(),
  stock: z.int(),
  stock_status: z.enum(STOCK_STATUSES),
  images: z.array(Image),
  thumbnail: z.string(),
  product_colors: z.array(ProductColor),
  /** What the original that a house-brand article stands in for costs now. */
  original_price: Money.nullable(),
  original_name: z.string().nullable(),
  /** Of a cartridge or drum, "HP 903XL": the code people ask for, with whose printers it is for. */
  cartridge: z.string().nullable(),
  /** What the members of a pack cost one by one. */
  parts_price: Money.nullable(),
  /** The house-brand article in stock that stands in for an original that is sold out. */
  stand_in: z.object({ ...translated, price: Money, price_excl_vat: Money }).nullable(),
  printer_count: z.int(),
  /** Of its published reviews, to a tenth of a star; 0 without any. */
  rating: z.number(),
  reviews_count: z.int(),
  created_at: z.string(),
  in_wishlist: z.boolean().optional(),
})
export type Product = z.infer<typeof Product>

export const Printer = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  series: z.string(),
  model: z.string(),
  technology: z.string(),
  year: z.int().nullable(),
})
export type Printer = z.infer<typeof Printer>

/** A printer an article fits; `confirmed: false` is shown as "according to our data". */
export const FittingPrinter = z.object({ ...Printer.shape, confirmed: z.boolean() })

export const PackItem = z.object({ quantity: z.int(), product: Product })

export const ProductDetail = z.object({
  product: Product,
  related_products: z.array(Product),
  linked_product: Product.nullable(),
  siblings: z.array(Product),
  pack_items: z.array(PackItem),
  /** Packs that contain this article. */
  packs: z.array(Product),
  replaces: Product.nullable(),
  /** The house-brand article that stands in for this original. */
  alternative: Product.nullable(),
  printers: z.array(FittingPrinter),
  /**
   * What search engines read instead of the name and the short description, in the caller's language, as far as
   * staff wrote it; a draft, which nobody sees but whoever has its link, is kept from them.
   */
  seo: z
    .object({
      title: z.string().optional(),
      description: z.string().optional(),
      robots: z.literal('noindex').optional(),
    })
    .nullable(),
})
export type ProductDetail = z.infer<typeof ProductDetail>

/** What the refusal `gone` tells of an article that is not sold any more. */
export interface GoneProduct extends Pick<Product, 'name' | 'name_nl' | 'name_fr'> {
  /** What took its place. */
  successor: Product | null
}

const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() })
export const Facets = z.object({
  brands: z.array(FacetValue),
  /** Makers whose printers the articles fit. */
  for_brands: z.array(FacetValue),
  colors: z.array(FacetValue),
  types: z.array(FacetValue),
  origins: z.array(FacetValue),
  in_stock: z.array(FacetValue),
})
export type Facets = z.infer<typeof Facets>

export const SORTS = ['popularity', 'created_at', 'price', 'name', 'cost_per_page'] as const
const direction = z.enum(['asc', 'desc'])
const price = z.string().regex(/^\d{1,7}(\.\d{1,2})?$/)
const yes = z
  .enum(['1', 'true', '0', 'false'])
  .transform((value) => value === '1' || value === 'true')

/** Ids of printers, repeatable. */
export const ownedPrinters = z
  .union([idText, z.array(idText).max(MAX_PRINTERS)])
  .transform((value) => [value].flat())

/** All filters of a product list. Unknown slugs match nothing; several values of one filter are alternatives. */
export const ProductFilter = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  query: z.string().max(200).optional(),
  category_slug: z.string().max(80).optional(),
  category_id: idText.optional(),
  brand_slug: z.string().max(80).optional(),
  'brands[]': repeated.optional(),
  brands: repeated.optional(),
  for_brand: repeated.optional(),
  'for_brand[]': repeated.optional(),
  color_slug: z.string().max(80).optional(),
  'colors[]': repeated.optional(),
  colors: repeated.optional(),
  type: repeated.optional(),
  'type[]': repeated.optional(),
  origin: repeated.optional(),
  'origin[]': repeated.optional(),
  model_id: idText.optional(),
  price_min: price.optional(),
  price_max: price.optional(),
  in_stock: yes.optional(),
  /**
   * Ids of the printers somebody owns. What fits them comes first where a search names no printer and no code
   * and is in the order of what answers best; nothing is left out for it.
   */
  fits: ownedPrinters.optional(),
  sort_by: z.enum(SORTS).optional(),
  sort_order: direction.optional(),
  sort_direction: direction.optional(),
})
export type ProductFilter = z.infer<typeof ProductFilter>

/** How a search term was read. */
const SearchNote = z.object({
  /** The term with its typing errors mended. */
  corrected_to: z.string().nullable(),
  /** The one printer it names. */
  printer: Printer.nullable(),
  /** Several printers that answer to it: which is meant must be asked. */
  printers: z.array(Printer),
  /** Words that no article has, and that were left out. */
  left_out: z.array(z.string()),
  /** A maker it names whose goods the shop does not carry. */
  unsold_maker: z.string().nullable(),
  /** Slug of the category whose name it is. */
  category: z.string().nullable(),
  /** Path of the page that staff want a search of just these words to lead to. */
  redirect: z.string().nullable(),
  /** How many of the hits come first because they fit one of the printers of `fits`. */
  fitting: z.int(),
  /** Are there more hits than are counted, sorted and filtered? */
  is_more: z.boolean(),
})

const ProductList = z.object({
  ...listOf(Product).shape,
  facets: Facets,
  search: SearchNote.nullable(),
  /** What `category_slug` or `category_id` names. */
  category: Category.nullable(),
})

export const listProducts = endpoint({
  method: 'GET',
  paths: {
    '/customer/products': 'anyone',
    '/customer/products/filter': 'anyone',
    '/customer/products/search': 'anyone',
    '/customer/products/authenticated/get-all-products': 'signed-in',
    '/customer/products/authenticated/filter': 'signed-in',
    '/customer/products/authenticated/search': 'signed-in',
  },
  tag: 'Catalogue',
  summary: 'Products by filter or search, with the counts of every filter value',
  query: ProductFilter,
  answer: ProductList,
})

export const listBrandProducts = endpoint({
  method: 'GET',
  paths: {
    '/customer/products/brand/{brand}': 'anyone',
    '/customer/products/authenticated/brand/{brand}': 'signed-in',
  },
  tag: 'Catalogue',
  summary: 'Products of one brand',
  params: z.object({ brand: z.string().max(80) }),
  query: z.strictObject(pageQuery),
  answer: ProductList,
})

export const getProduct = endpoint({
  method: 'GET',
  paths: {
    '/customer/products/slug/{slug}': 'anyone',
    '/customer/products/authenticated/slug/{slug}': 'signed-in',
  },
  tag: 'Catalogue',
  summary: 'One product with its relatives and the printers it fits',
  params: z.object({ slug: z.string().max(200) }),
  /** Opens a draft that staff show somebody. */
  query: z.strictObject({ preview: z.string().max(100).optional() }),
  answer: dataOf(ProductDetail),
})

export const getProductById = endpoint({
  method: 'GET',
  paths: {
    '/customer/products/id/{id}': 'anyone',
    '/customer/products/authenticated/id/{id}': 'signed-in',
  },
  tag: 'Catalogue',
  summary: 'One product by its id',
  params: idParams,
  answer: dataOf(ProductDetail),
})

export const CategoryNode = z.object({
  ...Category.shape,
  parent_id: z.int().nullable(),
  products_count: z.int(),
})

export const listCategories = endpoint({
  method: 'GET',
  paths: { '/customer/categories': 'anyone' },
  tag: 'Catalogue',
  summary: 'All categories with their product counts',
  answer: dataOf(z.array(CategoryNode)),
})

export const listCategoryNames = endpoint({
  method: 'GET',
  paths: { '/category-names': 'anyone' },
  tag: 'Catalogue',
  summary:
    'All categories by name, for menus and crumbs: no counts, so nothing is asked of the database',
  answer: dataOf(z.array(Category)),
})

export const listBrands = endpoint({
  method: 'GET',
  paths: { '/brands': 'anyone' },
  tag: 'Catalogue',
  summary: 'All brands',
  answer: dataOf(
    z.array(
      z.object({
        ...Brand.shape,
        logo: z.string().nullable(),
        in_menu: z.boolean(),
        position: z.int(),
      }),
    ),
  ),
})

export const listColors = endpoint({
  method: 'GET',
  paths: { '/colors/get-all-colors': 'anyone' },
  tag: 'Catalogue',
  summary: 'All colours',
  answer: dataOf(z.array(Color)),
})

export const listCartridgeSeries = endpoint({
  method: 'GET',
  paths: { '/cartridge-series': 'anyone' },
  tag: 'Catalogue',
  summary: 'The cartridges most asked for, by brand and category: what the menu offers',
  answer: dataOf(
    z.array(
      z.object({
        brand: z.string(),
        category: z.string(),
        /** `LC3217 / LC3219XL`; a search for it finds all of them, and what stands in for them. */
        series: z.array(z.string()),
      }),
    ),
  ),
})
