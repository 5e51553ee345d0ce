import { expect, test } from 'vitest'

import type { Known, KnownKey } from '#server/search/look-up-words.ts'

import { readQuestion, withSynonyms } from './read-question.ts'
import type { Vocabulary } from './reading.ts'

const BROTHER = { id: 1, slug: 'brother', name: 'Brother', is_house_brand: false }
const HP = { id: 2, slug: 'hp', name: 'HP', is_house_brand: false }
const HOUSE = { id: 3, slug: 'nine', name: 'Nine', is_house_brand: true }
const vocabulary: Vocabulary = {
  brands: [BROTHER, HP, HOUSE],
  machineWords: new Set(['deskjet', 'officejet', 'mfc', 'laserjet']),
  commonWords: new Set(['pages', 'toner', 'ongeveer']),
  synonyms: new Map([
    ['nietjesmachine', ['nietmachine']],
    ['post it', ['sticky notes']],
    ['map', ['ordner', 'elastomap']],
    ['dik papier', ['printpapier 160', 'printpapier 200']],
  ]),
}

const printer = (id: number, brand: typeof HP, name: string) => ({
  id,
  brand_id: brand.id,
  brand: brand.name,
  name: `${brand.name} ${name}`,
  slug: name.toLowerCase(),
  model: name,
  series: '',
  technology: 'inkjet' as const,
  year: null,
})
const DESKJET = printer(1, HP, 'DeskJet 5740')
const OFFICEJET = printer(2, HP, 'OfficeJet 5740')
const BROTHER_5740 = printer(3, BROTHER, 'MFC-5740')

const key = (name: string, more: Partial<KnownKey>): [string, KnownKey] => [
  name,
  { key: name, code: null, makers: [], begins: false, printers: [], near: [], ...more },
]
const whole = (...ids: number[]) => ids.map((id) => ({ id, is_whole: true, is_open: false }))

const NOTHING_KNOWN: Known = {
  products: [],
  keys: new Map(),
  series: new Map(),
  printers: new Map(),
  words: new Map(),
}

function read(term: string, more: Partial<Known> = {}) {
  const words = withSynonyms(term.split(' '), vocabulary.synonyms)
  const known: Known = {
    products: [],
    keys: new Map([
      key('tn2420', { code: 3, makers: [1] }),
      key('305', { code: 3, makers: [2] }),
      key('5740', { printers: whole(1, 2, 3) }),
      key('tn242o', { near: [{ key: 'tn2420', is_code: true, printers: [] }] }),
    ]),
    series: new Map([['3700', [1]]]),
    printers: new Map([DESKJET, OFFICEJET, BROTHER_5740].map((one) => [one.id, one])),
    words: new Map(
      ['paper', 'papier', 'nietmachine', 'envelope'].map((word) => [
        word,
        { word, begun: [{ word, in_name: true }], nearest: null },
      ]),
    ),
    ...more,
  }
  return readQuestion(words, known, vocabulary)
}

test('a code, its maker and its colour', () => {
  expect(read('brother tn2420 zwart')).toMatchObject({
    makers: [1],
    codes: [{ key: 'tn2420', isBeginning: false }],
    colors: [['black']],
    isHopeless: false,
  })
})

test('a machine of the maker that is named; several are asked about', () => {
  expect(read('hp 5740').printers).toEqual([DESKJET, OFFICEJET])
  expect(read('hp officejet 5740').printers).toEqual([OFFICEJET])
  expect(read('brother 5740').printers).toEqual([BROTHER_5740])
})

test('a series is its members', () => {
  expect(read('deskjet 3700 serie').printers).toEqual([DESKJET])
})

test('a code of another maker is none', () => {
  expect(read('brother 305')).toMatchObject({ codes: [], isHopeless: true })
  expect(read('hp 305').codes).toMatchObject([{ key: '305' }])
})

test('a maker the shop does not carry', () => {
  expect(read('lexmark toner')).toMatchObject({ unsold: 'lexmark', isHopeless: true })
})

test('typing errors in words and in codes', () => {
  expect(read('magneta tn2420')).toMatchObject({
    colors: [['magenta']],
    correctedTo: 'magenta tn2420',
  })
  expect(read('tn242o')).toMatchObject({ codes: [{ key: 'tn2420' }], correctedTo: 'tn2420' })
})

test('a model whose last letters are another machine’s', () => {
  const keys = new Map([key('l2350', { printers: [{ id: 3, is_whole: false, is_open: false }] })])
  expect(read('brother l2350dn', { keys })).toMatchObject({
    printers: [BROTHER_5740],
    correctedTo: 'brother MFC-5740',
  })
})

test('a short word is mended only where it begins right, and a unit never', () => {
  expect(read('blacl tn2420').colors).toEqual([['black']])
  expect(read('slack tn2420').colors).toEqual([])
  expect(read('paper 200 gram').words).toContainEqual({
    isCommon: false,
    text: '200 gram',
    query: '(200 <-> g)',
  })
})

test('a word that no article has is left out, but never a code', () => {
  expect(read('tn2420 xyzzy')).toMatchObject({ leftOut: ['xyzzy'], isHopeless: false })
  expect(read('tn9999').isHopeless).toBe(true)
})

test('amounts, sizes and a highest price', () => {
  expect(read('paper 80 gr').words).toContainEqual({
    isCommon: false,
    text: '80 gr',
    query: '(80 <-> g)',
  })
  expect(read('paper 10 x 15').words).toContainEqual({
    isCommon: false,
    text: '10 x 15',
    query: '(10 <-> x <-> 15)',
  })
  expect(read('printer onder de 70 euro')).toMatchObject({ kinds: ['printer'], mostCents: 7000 })
})

test.each([
  ['toner waste box', ['waste']],
  ['papier voor printer', ['paper']],
  ['inkt voor printer', ['ink']],
  ['inkt toner', ['ink', 'toner']],
  ['inkjet printer', ['printer']],
  ['inkjetprinter', ['printer']],
  ['inkjet', ['ink']],
  ['paper for printer', ['paper']],
  ['trommel', ['drum']],
])('%s is of the kind %j', (term, kinds) => {
  expect(read(term).kinds).toEqual(kinds)
})

test('house brand, original, pack and capacity', () => {
  expect(read('huismerk tn2420').origin).toEqual({ isHouse: true, isWish: false })
  expect(read('compatible tn2420').origin).toEqual({ isHouse: true, isWish: true })
  expect(read('genuine tn2420').origin).toEqual({ isHouse: false, isWish: false })
  expect(read('nine papier').origin).toEqual({ isHouse: true, isWish: false })
  expect(read('lot de 4 tn2420').isPack).toBe(true)
  expect(read('tn2420 grote inhoud').isHighYield).toBe(true)
})

test('what staff say a word means', () => {
  expect(read('nietjesmachine').words).toMatchObject([{ query: '(nietmachine)' }])
  expect(read('map').words).toMatchObject([{ query: '(ordner:* | elastomap:*)' }])
  expect(readPhrase(['dik papier']).words).toMatchObject([
    { query: '((printpapier:* & 160) | (printpapier:* & 200))' },
  ])
})

function readPhrase(words: readonly string[]) {
  return readQuestion(words, NOTHING_KNOWN, vocabulary)
}

test('a word too many articles have counts where a name has it; alone in descriptions it is left out', () => {
  const words = new Map(
    [
      { word: 'pages', inName: true },
      { word: 'ongeveer', inName: false },
    ].map(({ word, inName }) => [
      word,
      { word, begun: [{ word, in_name: inName }], nearest: null },
    ]),
  )
  const { words: wanted, leftOut } = read('pages ongeveer', { words })
  expect(wanted).toMatchObject([{ text: 'pages', isCommon: true }])
  expect(leftOut).toEqual(['ongeveer'])
})

test('two short numbers are the sizes of a staple, and codes of packs are packs', () => {
  expect(read('24 6')).toMatchObject({
    codes: [],
    isHopeless: false,
    words: [{ text: '24/6', query: '(24 <-> 6)' }],
  })
  expect(read('hp 305 kleurenpakket')).toMatchObject({ codes: [{ key: '305' }], isPack: true })
})
