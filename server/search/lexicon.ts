/**
 * Words whose meaning the search knows, in three languages and plain letters. What the catalogue merely
 * calls by another name stands in `search_synonyms`, which staff keep.
 */
export type Kind =
  | 'ink'
  | 'toner'
  | 'supply'
  | 'drum'
  | 'printer'
  | 'waste'
  | 'belt'
  | 'maintenance'
  | 'cable'
  | 'printerCable'
  | 'paper'
  | 'label'

type KindMark =
  | { types: readonly string[]; words?: undefined }
  | { words: string; types?: undefined }

/** What articles are of a kind: by their type, or by words of their names. */
export const KINDS: Readonly<Record<Kind, KindMark>> = {
  ink: { types: ['inkjet'] },
  toner: { types: ['toner'] },
  supply: { types: ['inkjet', 'toner'] },
  drum: { types: ['drum'] },
  printer: { types: ['printer'] },
  waste: { words: 'waste | opvangbak | recuperation' },
  belt: { words: 'belt | transferriem | courroie' },
  maintenance: { words: 'maintenance | onderhoudsbox | onderhoudskit' },
  cable: { types: ['printer cable', 'cable and plug'] },
  printerCable: { types: ['printer cable'] },
  paper: { words: 'paper | papier | printpapier | fotopapier' },
  label: { words: 'label | labels | etiketten | adresetiketten | labeltape | etiquettes' },
}

const KIND_WORDS: Record<Kind, string> = {
  ink: `ink, inks, inkt, inkten, encre, encres, inktcartridge, inktcartridges, inktpatroon, inktpatronen, inktpatroontje,
    ink cartridge, ink cartridges, cartouche d encre, cartouches d encre, inkt patroon, inkt patronen`,
  toner: `toner, toners, tonner, tonercartridge, tonercartridges, tonerpatroon, tonerpatronen, tonercassette, toner cartridge,
    toner cartridges, cartouche de toner, cartouches de toner, cartouche toner, poeder, poudre, powder, tonerpoeder`,
  supply: `cartridge, cartridges, cartouche, cartouches, patroon, patronen, patroontje, patroontjes, vulling, vullingen, navulling,
    recharge, recharges, refill, refills, consommable, consommables, supplies, printercartridge, printercartridges`,
  drum: `drum, drums, trommel, trommels, tambour, tambours, drumkit, drum kit, drum unit, drumunit, drumeenheid, imaging drum,
    imaging unit, beeldtrommel, fotogeleider, photoconducteur, unite tambour, kit tambour, trommeleenheid, bloc tambour`,
  printer: `printer, printers, imprimante, imprimantes, multifunction printer, all in one, multifonction, multifonctions,
    multifunctional, laserprinter, laserprinters, kleurenprinter, fotoprinter`,
  waste: `waste toner box, waste toner, waste box, waste ink, resttonerbak, resttoner bak, resttoner, afvalbak, afvaltoner, afvaltonerbak,
    opvangbak, toneropvangbak, bac recuperateur, bac recuperation, bac recuperation toner, bac recuperateur toner, bac de toner usage, bac toner usage, bac a toner usage, recuperateur toner, bac recuperateur de toner, bac de recuperation, bac de recuperation de toner,
    recuperateur de toner, recuperateur, collecteur de toner, toner waste`,
  belt: `belt, belt unit, transferband, transferbanden, transportband, transfer belt, transferbelt, transferriem, riem, band unit, courroie, courroie de transfert, bande de transfert,
    transfereenheid, transfer unit`,
  maintenance: `maintenance box, maintenance kit, onderhoudsbox, onderhoudskit, onderhoudsdoos, onderhoudsset, onderhoudstank, maintenance tank,
    boite de maintenance, kit de maintenance, bac de maintenance, fuser, fixeereenheid, kit de fusion`,
  cable: `cable, cables, kabel, kabels, kabeltje, snoer`,
  printerCable: `printerkabel, printerkabels, printer cable, printer cables, cable imprimante, cable d imprimante, cables d imprimante, cables imprimante`,
  paper: `paper, papier, papieren, papiers, papierke`,
  label: `label, labels, etiket, etiketten, etiquette, etiquettes, sticker, stickers, autocollant, autocollants, zelfklevers`,
}

/** Slugs of the colours a word may mean, best first. */
const COLOR_WORDS: Record<string, readonly string[]> = {
  'black, blk, bk, zwart, zwarte, zwarten, noir, noire, noirs, noires, schwarz, zwartje': ['black'],
  'cyan, cyans, cyaan, cyane, cy, turquoise, turkoois, lichtblauw, lichtblauwe, bleu clair, light blue':
    ['cyan', 'blue'],
  'magenta, magentas, fuchsia, roze, rose, pink, paars, paarse, violet, purple': ['magenta'],
  'yellow, yel, ye, geel, gele, jaune, jaunes, gelb': ['yellow'],
  'red, rood, rode, rouge, rouges': ['red', 'magenta'],
  'blue, blauw, blauwe, bleu, bleue, bleus, bleues': ['blue', 'cyan', 'photo-blue'],
  'green, groen, groene, vert, verte, verts, vertes': ['green'],
  'grey, gray, grijs, grijze, gris, grise': ['grey'],
  'white, wit, witte, blanc, blanche, blancs, blanches': ['white'],
  'colour, color, colours, colors, kleur, kleuren, kleurtje, gekleurd, gekleurde, couleur, couleurs, driekleurig, driekleuren, tri color, tri colour, tricolor, tricolour, trois couleurs, 3 couleurs, drie kleuren, 3 kleuren, kleureninkt, kleurenpatroon, kleurpatroon, kleurencartridge':
    ['tricolour', 'multi'],
  'photo black, fotozwart, noir photo, foto zwart, pbk, photo noir': ['photo-black'],
  'photo blue, fotoblauw, bleu photo, foto blauw': ['photo-blue'],
  'photo cyan, fotocyaan, cyan photo, light cyan, lichtcyaan, cyan clair': ['photo-cyan'],
  'photo magenta, fotomagenta, magenta photo, light magenta, lichtmagenta, magenta clair': [
    'photo-magenta',
  ],
}

/** Letters that name a colour where they follow a code: `lc3213 bk`. */
export const COLOR_LETTERS: ReadonlyMap<string, string> = new Map([
  ['k', 'black'],
  ['bk', 'black'],
  ['zw', 'black'],
  ['c', 'cyan'],
  ['m', 'magenta'],
  ['y', 'yellow'],
  ['g', 'yellow'],
  ['j', 'yellow'],
])

const PACK_WORDS = `pack, packs, multipack, multi pack, multipacks, combipack, combi pack, combi, voordeelpack, voordeelpak, voordeelset,
  voordeelverpakking, value pack, valuepack, duopack, duo pack, duopak, twin pack, twinpack, twin, set, sets, setje, full set, volledige set,
  lot, lots, lot de 2, lot de 3, lot de 4, lot de 5, pack de 4, pack de 2, 2 pack, 3 pack, 4 pack, 5 pack, cmyk, bcmy, pack 4 couleurs,
  set van 4, set van 5, set of 4, set of 5, set 4 kleuren, 4 kleuren, 4 couleurs, 4 colours, rainbow pack, jeu, jeu de 4, alle kleuren,
  all colours, all colors, toutes les couleurs, kit complet, jeu complet, pack complet, complete set, pakket, pakketje,
  kleurenpakket, kleurpakket, inktpakket, tonerpakket, set of 2, set van 2, double pack, pack double`

const HIGH_WORDS = `high yield, high capacity, extra large, grote inhoud, grote capaciteit, hoge capaciteit, hoog rendement, extra inhoud, grootste,
  grande capacite, haute capacite, grand format, haut rendement, longue duree, xl versie, xl version, extra high yield, super high yield, jumbo, groot, grote`

const BOTTLE_WORDS = `bottle, bottles, bouteille, bouteilles, flacon, flacons, fles, flessen, flesje, flesjes, potje, potjes, inktfles, inktflessen, inktflesje,
  inktflesjes, inktpotje, inktpotjes, bouteille d encre, bouteilles d encre, flacon d encre, flacons d encre, ink bottle, ink bottles, bottle of ink`

/** A kind of machine, or what goes into it. */
const INKJET_WORDS = `inkjet, inktjet, jet d encre, inkjetprinter, inkjetprinters`

/** A machine with a tank, or what goes into it. */
const TANK_WORDS = `tank, ink tank, inkttank, inkt tank, inktreservoir, reservoir, reservoir d encre, reservoirs d encre, navulbaar, navulbare, bijvulbaar, bijvulbare,
  tankprinter, rechargeable, refillable`

const HOUSE_WORDS = `huismerk, eigen merk, namaak, namaakinkt, imitatie, alternatief, alternatieve, wit product, house brand, own brand,
  third party, aftermarket, marque maison, marque propre, marque distributeur, generique, generic, imitation, compatibles, remanufactured,
  refurbished, gereviseerd, gereviseerde, remanufacturee, reconditionne, reconditionnee, no name, goedkoop alternatief`
const LIKE_HOUSE_WORDS = `compatible, compatibel, compatibele`
const ORIGINAL_WORDS = `original, originals, origineel, originele, originale, originaux, genuine, oem, authentiek, authentieke, authentique, echt, echte,
  d origine, de marque, merkinkt, merk`

/** Somebody looks for a machine, not for what goes into one. */
const BUY_WORDS = `kopen, koop, aankoop, aankopen, te koop, acheter, achat, buy, purchase, neuf, neuve, nieuw, nieuwe, new, a vendre, for sale`

const EMPTY_WORDS = `crg, a, an, and, the, for, of, in, on, with, my, to, is, it, i, we, you, your, our, me, de, het, een, en, voor, van, met, op, mijn, onze, te, bij, tot, of,
  als, dan, er, dat, die, deze, dit, je, jullie, u, uw, wij, ze, zijn, wordt, naar, aan, om, uit, le, la, les, l, d, du, des, un, une, et, pour, avec, sur, mon, ma, mes,
  au, aux, dans, en, est, ce, cette, ces, vos, votre, notre, nos, je, j, il, elle, vous, nous, on, qui, que, quel, quelle, quels, quelles, ou, s,
  ik, zoek, zoeken, heb, hebt, hebben, had, graag, aub, alstublieft, svp, please, need, want, looking, cherche, recherche, voudrais, besoin, bonjour,
  hallo, hello, hi, dag, goedendag, merci, bedankt, dank, thanks, wat, welke, welk, which, what, who, how, hoe, kost, kosten, prijs, prix, price, combien, coute,
  geschikt, adapte, adaptee, adaptes, past, passend, passende, fits, fit, fitting, does, do, have, has, got, can, could, kunt, kan, mij, zeggen, nog,
  have any, avez, auriez, hebt u, machine, toestel, apparaat, appareil, model, modele, type, merk, marque, brand, nummer, numero, nr, no, number,
  goedkope, goedkoop, goedkoopste, cheap, cheapest, pas cher, pas chere, pas chers, bon marche, online, webshop, bestellen, commander, order, levering, stuk, stuks, piece, pieces,
  inhoud, vervangt, remplace, replaces, vervanging, remplacement, replacement, nieuwste, standaard, standard, snel, vite, some, any, quelques, wel, niet, ook, thuis,
  stp, bvb, ie, eu, be, nl, fr, com, www, please, imprimer, printen, print, printing for, afdrukken, use, used`

/** Makers whose articles and machines the shop does not carry. */
const UNSOLD_MAKERS = `lexmark, oki, okidata, xerox, ricoh, konica, minolta, konica minolta, sharp, panasonic, dell, dymo, casio, kodak, pantum, toshiba,
  utax, olivetti, develop, zebra, triumph adler, philips, sagem, gestetner, nashuatec, lanier, tally, tallygenicom, riso, star micronics, apple, sony,
  fujifilm, polaroid, fuji, pitney bowes, neopost, texas instruments, citizen, avery, leitz, esselte, fellowes, pelikan, tally, intermec, ibm, primera, intec`

/** Other names of makers, by the slug of the brand. */
export const MAKER_NAMES: ReadonlyMap<string, string> = new Map([
  ['hewlett packard', 'hp'],
  ['hewlettpackard', 'hp'],
  ['hewlett', 'hp'],
  ['packard', 'hp'],
  ['h p', 'hp'],
  ['hpe', 'hp'],
  ['kyocera mita', 'kyocera'],
  ['mita', 'kyocera'],
])

/** One meaning of a word or of a few words together. */
export type Meaning =
  | { is: 'kind'; kind: Kind }
  | { is: 'color'; slugs: readonly string[] }
  | { is: 'pack' }
  | { is: 'high' }
  | { is: 'bottle' }
  | { is: 'tank' }
  | { is: 'inkjet' }
  | { is: 'house'; isWish: boolean }
  | { is: 'original' }
  | { is: 'buy' }
  | { is: 'series' }
  | { is: 'empty' }
  | { is: 'unsold' }

/** Phrase in plain letters, its words apart by a space → what it means. */
export const LEXICON: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...entries(EMPTY_WORDS, { is: 'empty' }),
  ...entries('serie, series, reeks, gamme', { is: 'series' }),
  ...entries(UNSOLD_MAKERS, { is: 'unsold' }),
  ...entries(BUY_WORDS, { is: 'buy' }),
  ...entries(PACK_WORDS, { is: 'pack' }),
  ...entries(HIGH_WORDS, { is: 'high' }),
  ...entries(BOTTLE_WORDS, { is: 'bottle' }),
  ...entries(TANK_WORDS, { is: 'tank' }),
  ...entries(INKJET_WORDS, { is: 'inkjet' }),
  ...entries(HOUSE_WORDS, { is: 'house', isWish: false }),
  ...entries(LIKE_HOUSE_WORDS, { is: 'house', isWish: true }),
  ...entries(ORIGINAL_WORDS, { is: 'original' }),
  ...Object.entries(COLOR_WORDS).flatMap(([words, slugs]) =>
    entries(words, { is: 'color', slugs }),
  ),
  ...Object.entries(KIND_WORDS).flatMap(([kind, words]) =>
    entries(words, { is: 'kind', kind: kind as Kind }),
  ),
])

/** The most words of a phrase of the lexicon. */
export const LONGEST_PHRASE = 5

function entries(phrases: string, meaning: Meaning): [string, Meaning][] {
  return phrases.split(',').map((phrase) => [phrase.trim().replaceAll(/\s+/g, ' '), meaning])
}
