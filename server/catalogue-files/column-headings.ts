import { CATALOGUE_COLUMNS, type CatalogueColumn } from '#contract/plain/catalogue-columns.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'

/** What suppliers call the columns beside their own names, in letters and digits alone. */
const OTHER_NAMES: Partial<Record<CatalogueColumn, readonly string[]>> = {
  sku: [
    'artikelnr',
    'artikelnummer',
    'artikelcode',
    'artikel',
    'itemno',
    'itemnumber',
    'code',
    'ref',
    'reference',
    'referencearticle',
    'codearticle',
    'productcode',
  ],
  slug: ['url', 'address', 'adres', 'adresse'],
  type: ['soort', 'kind', 'genre'],
  status: ['state', 'statut', 'etat'],
  brand: ['merk', 'marque', 'fabrikant', 'manufacturer', 'fabricant'],
  category: ['categorie', 'rubriek', 'rubrique'],
  origin: ['herkomst', 'origine'],
  ean_number: [
    'ean',
    'eannumber',
    'eancode',
    'ean13',
    'gtin',
    'barcode',
    'streepjescode',
    'codebarres',
    'codeean',
  ],
  manufacturer_code: [
    'mpn',
    'partnumber',
    'onderdeelnummer',
    'fabrikantcode',
    'oem',
    'oemcode',
    'referencefabricant',
  ],
  cartridge_code: ['cartridge', 'cartouche', 'model'],
  search_codes: ['zoekcodes', 'codesderecherche', 'keywords'],
  series: ['reeks', 'serie'],
  color: ['kleur', 'couleur', 'colour'],
  name: ['nameen', 'productname', 'description1', 'title', 'product'],
  name_nl: ['naam', 'naamnl', 'omschrijving', 'omschrijvingnl', 'benaming', 'productnaam'],
  name_fr: ['nom', 'nomfr', 'designation', 'libelle', 'nomduproduit', 'descriptif'],
  regular_price: [
    'price',
    'prijs',
    'prix',
    'verkoopprijs',
    'adviesprijs',
    'prixdevente',
    'prixconseille',
    'retailprice',
    'rrp',
    'saleprice1',
  ],
  sale_price: ['actieprijs', 'promoprijs', 'prixpromo', 'prixpromotionnel', 'promoprice'],
  sale_from: ['actievan', 'promovan', 'promodu', 'salestart'],
  sale_to: ['actietot', 'promotot', 'promoau', 'saleend'],
  vat_rate: ['vat', 'btw', 'tva', 'btwtarief', 'tauxtva'],
  stock: ['voorraad', 'quantity', 'aantal', 'qty', 'quantite', 'onhand'],
  low_stock_threshold: [
    'minstock',
    'minimumstock',
    'minimumvoorraad',
    'stockminimum',
    'stockminimal',
  ],
  impressions: ['pages', 'paginas', 'yield', 'capaciteitpaginas', 'rendement', 'nombredepages'],
  ml: ['inhoudml', 'volume', 'contenanceml'],
  number_of_cartridges: ['aantalcartridges', 'nombredecartouches', 'cartridges'],
  capacity: ['capaciteit', 'capacite'],
  warranty: ['garantie', 'waarborg'],
  weight_grams: ['weight', 'gewicht', 'poids', 'gewichtgram', 'poidsg'],
  printers: [
    'compatibleprinters',
    'geschiktvoor',
    'compatibiliteit',
    'imprimantes',
    'imprimantescompatibles',
    'compatibility',
    'fits',
  ],
  images: ['pictures', 'afbeeldingen', 'fotos', 'photos', 'image'],
  replaces: ['vervangt', 'remplace'],
  short_description_nl: ['korteomschrijving', 'korteomschrijvingnl'],
  short_description_fr: ['descriptioncourte', 'descriptioncourtefr'],
  description_nl: ['beschrijving', 'beschrijvingnl', 'langeomschrijving'],
  description_fr: ['descriptionfr', 'descriptionlongue'],
}

const COLUMN_OF: ReadonlyMap<string, CatalogueColumn> = new Map([
  ...CATALOGUE_COLUMNS.flatMap((column) =>
    (OTHER_NAMES[column] ?? []).map((name) => [name, column] as const),
  ),
  // its own name last, so that it counts most
  ...CATALOGUE_COLUMNS.map((column) => [lettersOf(column), column] as const),
])

/** What each of a file's headings goes to, by its name; of two that mean the same, the first does. */
export function guessColumns(headings: readonly string[]): (CatalogueColumn | null)[] {
  const taken = new Set<CatalogueColumn>()
  return headings.map((heading) => {
    const column = COLUMN_OF.get(lettersOf(heading))
    if (column === undefined || taken.has(column)) return null
    taken.add(column)
    return column
  })
}

/** Prices of this shop include VAT: a heading that says so means the same. */
function lettersOf(heading: string): string {
  return plainLetters(heading)
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/(?:incl|inclusief|ttc|tvac)(?:btw|vat|tva)?$/, '')
}
