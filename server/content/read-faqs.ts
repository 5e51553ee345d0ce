import type { Faq } from '#contract/faqs.ts'
import { FAQ_GROUPS, type FaqGroup } from '#contract/plain/faq-groups.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import type { CachedReader } from '#server/platform/cached-reader.ts'
import { plainText } from '#server/platform/markdown.ts'
import type { Shop } from '#server/shop.ts'

import { type FaqRow, publishedFaqs } from './faq-queries.ts'
import { fillFacts, shopFacts, type ShopFacts } from './shop-facts.ts'

export type FaqShop = Pick<Shop, 'db' | 'cache' | 'settings' | 'clock'>

interface KnownFaq {
  group: FaqGroup
  faq: Faq
  /** What a search looks at, in plain letters. */
  words: string
}

/** The published questions with the facts of the settings filled in, kept until either changes. */
export function faqReader({ db, cache, settings, clock }: FaqShop): CachedReader<KnownFaq[]> {
  return cache.reader(['faqs', 'settings'], async () => {
    const [rows, known] = await Promise.all([publishedFaqs(db), settings.get()])
    const now = clock()
    const facts = {
      en: shopFacts(known, 'en', now),
      nl: shopFacts(known, 'nl', now),
      fr: shopFacts(known, 'fr', now),
    }
    return rows.map((row) => knownFaq(row, facts))
  })
}

/** In groups, those with every word of a search; without a statement once they are known. */
export async function listFaqs(faqs: CachedReader<KnownFaq[]>, search: string) {
  const words = plainLetters(search).split(/\s+/).filter(Boolean)
  const found = (await faqs.get()).filter((one) => words.every((word) => one.words.includes(word)))
  return FAQ_GROUPS.map((group) => ({
    group,
    faqs: found.filter((one) => one.group === group).map(({ faq }) => faq),
  })).filter((one) => one.faqs.length > 0)
}

function knownFaq(row: FaqRow, facts: Record<'en' | 'nl' | 'fr', ShopFacts>): KnownFaq {
  const { group, ...faq } = row
  const filled = {
    ...faq,
    answer_html: fillFacts(faq.answer_html, facts.en),
    answer_html_nl: fillFacts(faq.answer_html_nl, facts.nl),
    answer_html_fr: fillFacts(faq.answer_html_fr, facts.fr),
  }
  const texts = Object.values(filled).filter((value) => typeof value === 'string')
  return { group, faq: filled, words: plainLetters(texts.map(withoutTags).join(' ')) }
}

function withoutTags(html: string): string {
  return plainText(html.replaceAll(/<[^>]*>/g, ' '))
}
